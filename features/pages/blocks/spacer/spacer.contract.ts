import { z } from 'zod'
import { blockContract } from '#platform/block'

const props = z.object({})
export type SpacerProps = z.infer<typeof props>

/** Empty room: as high as its place on the grid. */
export const spacerBlockContract = blockContract({
  type: 'spacer',
  props,
  starts: {},
  size: { w: 24, h: 2 },
  examples: { plain: { props: {} } },
})
