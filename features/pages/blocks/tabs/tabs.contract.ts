import { z } from 'zod'
import { blockContract, richText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { paragraphs } from '#platform/document'
import { messages } from '#platform/i18n'

const names = messages('pages.palette')

const props = z.object({
  items: z
    .array(z.object({ id: idSchema, title: text(120).default(''), text: richText() }))
    .max(12)
    .default([]),
  align: z.enum(['start', 'center']).default('start'),
})
export type TabsProps = z.infer<typeof props>

const starts: TabsProps = props.parse({})
const item = (n: number, title: string, ...words: string[]) => ({
  id: `65a1f0c2e4b0a1b2c3d4f20${n}`,
  title,
  text: paragraphs(...words),
})
const items = [
  item(1, 'By train', 'Get off at the harbour. It is ten minutes along the water.'),
  item(2, 'By bicycle', 'The path along the dyke leads to the door.', 'There are racks behind the building.'),
  item(3, 'By car', 'Please leave it at the edge of the town.'),
]

export const tabsBlockContract = blockContract({
  type: 'tabs',
  number: 934,
  palette: {
    group: 'layout',
    name: names.message('tabs'),
    keywords: names.message('tabs.keywords'),
  },
  props,
  starts,
  size: { w: 16, h: 6 },
  examples: {
    start: { props: { ...starts, items } },
    centered: { props: { ...starts, items, align: 'center' } },
    empty: { shows: 'nothing', props: starts },
  },
})
