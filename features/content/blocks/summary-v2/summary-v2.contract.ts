import { messages } from '#platform/i18n'
import { blockContract, controlText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { collectionOrders } from '../../contract/collection.schema.ts'
import { exampleItems } from '../../contract/example-items.ts'
import { imageRatioSchema, listPartsSchema, noParts } from '../../contract/list-look.schema.ts'
import { summaryVariants } from './summary-v2.rules.ts'

const names = messages('content.palette')

const props = z.object({
  collection: idSchema.nullable(),
  variant: z.enum(summaryVariants).default('grid'),
  heading: text(200).default(''),
  count: z.number().int().min(1).max(30).default(6),
  /** `collection`: as the collection is ordered. */
  order: z.enum(['collection', ...collectionOrders]).default('collection'),
  /** Shows items with any of these tags or categories; empty shows all items. */
  labels: z.array(idSchema).max(50).default([]),
  featured: z.boolean().default(false),
  parts: listPartsSchema.default({ ...noParts, image: true, excerpt: true, date: true }),
  ratio: imageRatioSchema.default('landscape'),
  columns: z.number().int().min(2).max(5).default(3),
  titleSize: z.enum(['small', 'medium', 'large']).default('small'),
  /** Label of the link to the whole collection at the end. */
  more: controlText(120).default(''),
})
export type SummaryProps = z.infer<typeof props>

const starts = props.parse({ collection: null })
const shown: SummaryProps = {
  ...starts,
  collection: '65a1f0c2e4b0a1b2c3d4e5aa',
  heading: 'From the bakery',
  more: 'All news',
}
const data = { items: exampleItems, path: '/news', isChosen: true }

export const summaryBlockContract = blockContract({
  type: 'summary-v2',
  palette: {
    group: 'site',
    name: names.message('summary-v2'),
    keywords: names.message('summary-v2.keywords'),
  },
  props,
  starts,
  headings: ({ heading }) => (heading === '' ? [2] : [2, 3]),
  size: { w: 24, h: 8 },
  examples: {
    grid: { props: shown, data },
    wall: { props: { ...shown, variant: 'wall', ratio: 'own' }, data },
    list: { props: { ...shown, variant: 'list', titleSize: 'medium' }, data },
    carousel: { props: { ...shown, variant: 'carousel', ratio: 'portrait' }, data },
    empty: { shows: 'nothing', props: starts, data: { items: [], path: null, isChosen: false } },
  },
})
