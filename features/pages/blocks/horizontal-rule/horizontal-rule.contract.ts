import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract } from '#platform/block'

const names = messages('pages.palette')

const props = z.object({ look: z.enum(['line', 'strong', 'short', 'dots']).default('line') })
export type HorizontalRuleProps = z.infer<typeof props>

export const horizontalRuleBlockContract = blockContract({
  type: 'horizontal-rule',
  palette: {
    group: 'layout',
    name: names.message('horizontal-rule'),
    keywords: names.message('horizontal-rule.keywords'),
  },
  props,
  starts: { look: 'line' },
  hasImages: false,
  size: { w: 24, h: 1 },
  examples: {
    line: { props: { look: 'line' } },
    strong: { props: { look: 'strong' } },
    short: { props: { look: 'short' } },
    dots: { props: { look: 'dots' } },
  },
})
