import { messages } from '#platform/i18n'
import { blockContract, controlText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { exampleAsset, exampleVideo } from '#features/media/contract'
import { productTypes } from '../../contract/product-type.rules.ts'
import { exampleCards, exampleStoreSettings, exampleProduct } from '../example-products.contract.ts'
import { imageRatios } from '../look.rules.ts'

const names = messages('catalog.palette')

const props = z.object({
  /** Null shows the product of the page. */
  product: idSchema.nullable().default(null),
  /** Side of the images on wide screens. */
  side: z.enum(['start', 'end']).default('start'),
  ratio: z.enum(imageRatios).default('portrait'),
  parts: z
    .object({
      crumbs: z.boolean(),
      thumbnails: z.boolean(),
      excerpt: z.boolean(),
      buy: z.boolean(),
      description: z.boolean(),
      facts: z.boolean(),
      related: z.boolean(),
      goesWith: z.boolean().default(true),
      wish: z.boolean().default(true),
      share: z.boolean().default(true),
      recent: z.boolean().default(true),
    })
    .default({
      crumbs: true,
      thumbnails: true,
      excerpt: true,
      buy: true,
      description: true,
      facts: true,
      related: true,
      goesWith: true,
      wish: true,
      share: true,
      recent: true,
    }),
  /** Empty uses the default label. */
  button: controlText(60).default(''),
  relatedHeading: text(120).default(''),
})
export type ProductProps = z.infer<typeof props>

const starts = props.parse({})
/** Parts shown on pages other than the product's own. */
export const fewParts = {
  crumbs: false,
  thumbnails: false,
  excerpt: true,
  buy: true,
  description: false,
  facts: false,
  related: false,
  goesWith: false,
  wish: false,
  share: false,
  recent: false,
}
/** Data of a block that shows no product. */
export const noProduct = {
  product: null,
  storeSettings: exampleStoreSettings,
  chosenAt: 0,
  related: [],
  goesWith: [],
  sizeGuide: null,
  asksForConsent: false,
  isPage: false,
  isReminded: false,
}
const data = {
  ...noProduct,
  product: exampleProduct,
  related: exampleCards,
  goesWith: exampleCards.slice(0, 2),
  isPage: true,
}
/** The page of a product of another kind, beside which no others are shown. */
const pageOf = (more: Partial<typeof exampleProduct>) => ({
  ...data,
  related: [],
  product: { ...exampleProduct, ...more },
})

export const productBlockContract = blockContract({
  type: 'product',
  palette: {
    group: 'commerce',
    name: names.message('product'),
    keywords: names.message('product.keywords'),
    starts: { parts: { ...starts.parts, crumbs: false, related: false, facts: false } },
  },
  props,
  starts,
  headings: ({ product }) => (product === null ? [1, 2, 3] : [2, 3]),
  size: { w: 24, h: 12 },
  examples: {
    page: { props: starts, data },
    promised: {
      props: starts,
      data: { ...data, promise: 'Order before Wednesday 16:00 and it is with you on Thursday 3 December.' },
    },
    sized: {
      props: starts,
      data: {
        ...data,
        sizeGuide: {
          name: 'Sizes',
          note: 'Measured flat, in centimetres.',
          rows: [
            ['', 'Width', 'Depth'],
            ['Short', '18', '8'],
            ['Long', '25', '8'],
          ],
          path: null,
        },
      },
    },
    orderedAhead: { props: starts, data: { ...data, product: { ...exampleProduct, shipsFrom: '2031-03-14' } } },
    filmed: {
      props: starts,
      data: {
        ...data,
        product: {
          ...exampleProduct,
          videos: [
            {
              id: '65a1f0c2e4b0a1b2c3d4e5fa',
              title: 'On the wheel',
              poster: exampleAsset,
              asset: exampleVideo,
              url: '',
            },
            {
              id: '65a1f0c2e4b0a1b2c3d4e5fb',
              title: '',
              poster: null,
              asset: null,
              url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
            },
          ],
        },
      },
    },
    soldOut: { props: { ...starts, side: 'end' }, data: { ...data, chosenAt: 3 } },
    block: {
      props: { ...starts, product: exampleProduct.id, parts: fewParts },
      data: { ...data, related: [], isPage: false, isReminded: false },
    },
    subscription: {
      props: starts,
      data: pageOf({
        plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12, discountPpm: 100_000 },
      }),
    },
    giftCard: {
      props: starts,
      data: pageOf({
        type: productTypes.GIFT_CARD,
        giftCard: { otherAmounts: true, minimumMinor: 1000, maximumMinor: 50_000 },
      }),
    },
    empty: {
      shows: 'nothing',
      props: starts,
      data: noProduct,
    },
  },
})
