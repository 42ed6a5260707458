import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract } from '#platform/block'

const names = messages('pages.palette')

const props = z.object({})
export type SpacerProps = z.infer<typeof props>

/** Empty space of the height of its cells. */
export const spacerBlockContract = blockContract({
  type: 'spacer',
  palette: {
    group: 'layout',
    name: names.message('spacer'),
    keywords: names.message('spacer.keywords'),
  },
  props,
  starts: {},
  hasImages: false,
  size: { w: 24, h: 2 },
  examples: { plain: { props: {} } },
})
