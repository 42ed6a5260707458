import { messages } from '#platform/i18n'
import { z } from 'zod'
import { blockContract, text } from '#platform/block'
import { idSchema } from '#platform/contract'

const names = messages('pages.palette')

const itemSchema = z.object({
  id: idSchema,
  name: text(200),
  description: text(1000).default(''),
  price: text(60).default(''),
})
const sectionSchema = z.object({
  id: idSchema,
  title: text(200),
  note: text(600).default(''),
  items: z.array(itemSchema).max(200),
})

const props = z.object({
  /** Several menus (lunch, dinner, wine) become tabs. */
  menus: z
    .array(
      z.object({
        id: idSchema,
        title: text(120),
        note: text(600).default(''),
        sections: z.array(sectionSchema).max(40),
      }),
    )
    .max(12)
    .default([]),
  columns: z.enum(['one', 'two']).default('two'),
})
export type MenuProps = z.infer<typeof props>

const starts = props.parse({})
const id = (n: number) => `65a1f0c2e4b0a1b2c3d4ea${String(n).padStart(2, '0')}`
const item = (n: number, name: string, price: string, description = '') => ({ id: id(n), name, price, description })
const breakfast = {
  id: id(1),
  title: 'Breakfast',
  note: 'Until eleven',
  sections: [
    {
      id: id(2),
      title: 'From the oven',
      note: '',
      items: [
        item(3, 'Croissant', '€ 2.40', 'Butter from Friesland, three days of patience'),
        item(4, 'Bread and jam', '€ 4.80', 'Two slices of the day, jam of the season'),
      ],
    },
    {
      id: id(5),
      title: 'Warm',
      note: 'With oat milk on request',
      items: [item(6, 'Coffee', '€ 3.20'), item(7, 'Chocolate', '€ 4.10', 'Seventy percent, not sweet')],
    },
  ],
}
const lunch = {
  id: id(8),
  title: 'Lunch',
  note: '',
  sections: [
    {
      id: id(9),
      title: '',
      note: '',
      items: [item(10, 'Soup of the day', '€ 7.50', 'Ask us'), item(11, 'Toast with cheese', '€ 8.20')],
    },
  ],
}

export const menuBlockContract = blockContract({
  type: 'menu',
  palette: {
    group: 'layout',
    name: names.message('menu'),
    keywords: names.message('menu.keywords'),
  },
  props,
  starts,
  hasImages: false,
  headings: ({ menus }) => menus.flatMap(({ sections }) => [3, ...sections.map(() => 4)]),
  size: { w: 18, h: 12 },
  examples: {
    tabs: { props: { ...starts, menus: [breakfast, lunch] } },
    single: { props: { ...starts, menus: [breakfast], columns: 'one' } },
    empty: { shows: 'nothing', props: starts },
  },
})
