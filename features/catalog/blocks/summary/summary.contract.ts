import { messages } from '#platform/i18n'
import { blockContract, controlText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { productSorts } from '../../contract/catalog-path.rules.ts'
import { exampleCards, exampleStoreSettings, exampleListing } from '../example-products.contract.ts'
import { imageRatios } from '../look.rules.ts'

const names = messages('catalog.palette')

export const productListLayouts = ['grid', 'carousel', 'list'] as const
/** `page`: the selection in the address of a products page, with filters, sorting and pages. */
export const productListSources = ['page', 'shop', 'chosen'] as const

const props = z.object({
  source: z.enum(productListSources).default('shop'),
  /** For `shop`: the products page and the part of it to show. */
  collection: idSchema.nullable().default(null),
  category: idSchema.nullable().default(null),
  tag: z.string().max(200).default(''),
  sort: z.enum(productSorts).default('featured'),
  onSale: z.boolean().default(false),
  count: z.number().int().min(1).max(60).default(6),
  /** For `chosen`. */
  products: z.array(idSchema).max(60).default([]),
  layout: z.enum(productListLayouts).default('grid'),
  columns: z.number().int().min(2).max(5).default(3),
  ratio: z.enum(imageRatios).default('portrait'),
  parts: z
    .object({
      brand: z.boolean(),
      excerpt: z.boolean(),
      price: z.boolean(),
      quick: z.boolean(),
      filters: z.boolean(),
      sort: z.boolean(),
      categories: z.boolean(),
    })
    .default({ brand: false, excerpt: false, price: true, quick: true, filters: true, sort: true, categories: true }),
  heading: text(200).default(''),
  /** Label of the link to the whole products page at the end. */
  more: controlText(120).default(''),
})
export type ProductListProps = z.infer<typeof props>

const starts = props.parse({})
const listed = {
  cards: exampleCards,
  listing: null,
  storeSettings: exampleStoreSettings,
  path: '/shop',
  isChosen: true,
}
const asPage = { ...listed, listing: exampleListing }

export const productListBlockContract = blockContract({
  type: 'summary',
  palette: {
    group: 'commerce',
    name: names.message('summary'),
    keywords: names.message('summary.keywords'),
  },
  props,
  starts,
  headings: ({ source, heading }) => (source === 'page' ? [1, 2] : heading === '' ? [2] : [2, 3]),
  size: { w: 24, h: 10 },
  examples: {
    page: { onCanvas: 'without links to quick views', props: { ...starts, source: 'page' }, data: asPage },
    category: {
      onCanvas: 'without links to quick views',
      props: { ...starts, source: 'page', columns: 4 },
      data: {
        ...asPage,
        listing: {
          ...exampleListing,
          choice: { page: 1, category: 'desk' },
          heading: { kind: 'category', name: 'Desk', description: 'Everything that stays on the table.', image: null },
          crumbs: [
            { name: 'Shop', path: '/shop' },
            { name: 'Desk', path: '/shop/category/desk' },
          ],
        },
      },
    },
    nothing: {
      props: { ...starts, source: 'page' },
      data: { ...asPage, cards: [], listing: { ...exampleListing, cards: [], count: 0, pages: 1, next: null } },
    },
    grid: {
      onCanvas: 'without links to quick views',
      props: { ...starts, heading: 'New', more: 'Everything' },
      data: listed,
    },
    carousel: {
      onCanvas: 'without links to quick views',
      props: { ...starts, layout: 'carousel', heading: 'New' },
      data: listed,
    },
    list: { onCanvas: 'without links to quick views', props: { ...starts, layout: 'list' }, data: listed },
    empty: { shows: 'nothing', props: starts, data: { ...listed, cards: [], isChosen: false, path: null } },
  },
})
