import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, richText, text } from '#platform/block'
import { paragraphs } from '#platform/document'
import { idSchema } from '#platform/contract'

const names = messages('pages.palette')

const props = z.object({
  items: z
    .array(z.object({ id: idSchema, title: text(300), text: richText() }))
    .max(100)
    .default([]),
  /** Whether several entries may be open at once. */
  allowMultiple: z.boolean().default(false),
  /** Whether the first entry is open from the start. */
  firstOpen: z.boolean().default(false),
  sign: z.enum(['plus', 'arrow', 'none']).default('plus'),
  lines: z.boolean().default(true),
})
export type AccordionProps = z.infer<typeof props>

const starts = props.parse({})
const item = (n: number, title: string, ...words: string[]) => ({
  id: `65a1f0c2e4b0a1b2c3d4e90${n}`,
  title,
  text: paragraphs(...words),
})
const items = [
  item(
    1,
    'Can I order for tomorrow?',
    'Yes, until three in the afternoon. Cakes need two days.',
    'On Saturdays we bake what was ordered by Thursday evening.',
  ),
  item(
    2,
    'Do you bake without gluten?',
    'No. There is flour in the air of our bakery, and we will not promise what we cannot keep.',
  ),
  item(3, 'Where can I park a cargo bike?', 'In front of the window, beside the bench.'),
]

export const accordionBlockContract = blockContract({
  type: 'accordion',
  palette: {
    group: 'layout',
    name: names.message('accordion'),
    keywords: names.message('accordion.keywords'),
  },
  props,
  starts,
  headings: ({ items }) => items.map(() => 3),
  size: { w: 16, h: 8 },
  examples: {
    closed: { props: { ...starts, items } },
    firstOpen: { props: { ...starts, items, firstOpen: true, sign: 'arrow' } },
    several: { props: { ...starts, items, allowMultiple: true, sign: 'none', lines: false } },
    empty: { shows: 'nothing', props: starts },
  },
})
