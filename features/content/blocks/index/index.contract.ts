import { messages } from '#platform/i18n'
import { blockContract } from '#platform/block'
import { z } from 'zod'
import { exampleIndex } from '../../contract/example-items.ts'
import { imageRatioSchema, listPartsSchema, noParts } from '../../contract/list-look.schema.ts'

const names = messages('content.palette')

/**
 * `stagger`: two columns that do not align; `wall`: packed by the images' own shapes; `list`: names that show their
 * image.
 */
export const indexLayouts = ['stagger', 'wall', 'list'] as const

const props = z.object({
  layout: z.enum(indexLayouts).default('stagger'),
  parts: listPartsSchema.default({ ...noParts, image: true, categories: true }),
  ratio: imageRatioSchema.default('own'),
  heading: z.boolean().default(true),
})
export type IndexProps = z.infer<typeof props>

const starts = props.parse({})

export const indexBlockContract = blockContract({
  type: 'index',
  palette: {
    group: 'site',
    name: names.message('index'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading ? [1, 2] : [2]),
  size: { w: 24, h: 12 },
  examples: {
    stagger: { props: starts, data: exampleIndex },
    wall: { props: { ...starts, layout: 'wall' }, data: exampleIndex },
    list: { props: { ...starts, layout: 'list' }, data: exampleIndex },
    empty: { props: starts, data: { ...exampleIndex, items: [], pages: 1, next: null } },
  },
})
