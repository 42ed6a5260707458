import { z } from 'zod'
import { blockContract } from '#platform/block'

const props = z.object({ look: z.enum(['line', 'strong', 'short', 'dots']).default('line') })
export type HorizontalRuleProps = z.infer<typeof props>

export const horizontalRuleBlockContract = blockContract({
  type: 'horizontal-rule',
  props,
  starts: { look: 'line' },
  size: { w: 24, h: 1 },
  examples: {
    line: { props: { look: 'line' } },
    strong: { props: { look: 'strong' } },
    short: { props: { look: 'short' } },
    dots: { props: { look: 'dots' } },
  },
})
