import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { messages } from '#platform/i18n'
import { exampleAsset } from '../../contract/example-assets.ts'

const names = messages('media.palette')

export const testimonialsAtMost = 40

const props = z.object({
  entries: z
    .array(
      z.object({
        id: idSchema,
        words: text(1000).default(''),
        name: text(120).default(''),
        role: text(160).default(''),
        photo: idSchema.nullable().default(null),
        /** Number of stars; 0 without a rating. */
        stars: z.number().int().min(0).max(5).default(0),
      }),
    )
    .max(testimonialsAtMost)
    .default([]),
  layout: z.enum(['cards', 'row', 'single']).default('cards'),
})
export type TestimonialsProps = z.infer<typeof props>

const starts: TestimonialsProps = props.parse({})
const entry = (n: number, words: string, name: string, role: string, stars: number, photo: string | null = null) => ({
  id: `65a1f0c2e4b0a1b2c3d4f30${n}`,
  words,
  name,
  role,
  photo,
  stars,
})
const entries = [
  entry(
    1,
    'The only bread that is gone before it is old.',
    'Noor Bakker',
    'Every Saturday since 2014',
    5,
    exampleAsset.id,
  ),
  entry(2, 'They baked our wedding cake and carried it up four flights of stairs.', 'Sam and Kim', 'Amsterdam', 0),
  entry(3, 'Warm, quick, and they know my order.', 'Ada Visser', 'Neighbour', 4),
]
const data = { photos: { [exampleAsset.id]: exampleAsset } }

export const testimonialsBlockContract = blockContract({
  type: 'testimonials',
  number: 937,
  palette: {
    group: 'layout',
    name: names.message('testimonials'),
    keywords: names.message('testimonials.keywords'),
  },
  props,
  starts,
  size: { w: 24, h: 8 },
  examples: {
    cards: { props: { ...starts, entries }, data },
    row: { props: { ...starts, entries, layout: 'row' }, data },
    single: { props: { ...starts, entries: entries.slice(0, 1), layout: 'single' }, data },
    empty: { shows: 'nothing', props: starts, data: { photos: {} } },
  },
})
