import { messages } from '#platform/i18n'
import { blockContract, controlText, text } from '#platform/block'
import { idSchema } from '#platform/contract'
import { z } from 'zod'
import { exampleCards, exampleStoreSettings, exampleProduct } from '../example-products.contract.ts'
import { imageRatios } from '../look.rules.ts'

const names = messages('catalog.palette')

const props = z.object({
  /** null: the product whose page this is. */
  product: idSchema.nullable().default(null),
  /** On which side the images stand when there is room. */
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
    })
    .default({
      crumbs: true,
      thumbnails: true,
      excerpt: true,
      buy: true,
      description: true,
      facts: true,
      related: true,
    }),
  /** Empty: our own words. */
  button: controlText(60).default(''),
  relatedHeading: text(120).default(''),
})
export type ProductProps = z.infer<typeof props>

const starts = props.parse({})
/** Of a product that stands on another page than its own. */
export const fewParts = {
  crumbs: false,
  thumbnails: false,
  excerpt: true,
  buy: true,
  description: false,
  facts: false,
  related: false,
}
const data = {
  product: exampleProduct,
  storeSettings: exampleStoreSettings,
  chosenAt: 0,
  related: exampleCards,
  isPage: true,
  isReminded: false,
}

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
  size: { w: 24, h: 12 },
  examples: {
    page: { props: starts, data },
    soldOut: { props: { ...starts, side: 'end' }, data: { ...data, chosenAt: 3 } },
    block: {
      props: { ...starts, product: exampleProduct.id, parts: fewParts },
      data: { ...data, related: [], isPage: false, isReminded: false },
    },
    subscription: {
      props: starts,
      data: {
        ...data,
        related: [],
        product: {
          ...exampleProduct,
          plan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 12, discountPpm: 100_000 },
        },
      },
    },
    giftCard: {
      props: starts,
      data: {
        ...data,
        related: [],
        product: {
          ...exampleProduct,
          type: 4,
          giftCard: { otherAmounts: true, minimumMinor: 1000, maximumMinor: 50_000 },
        },
      },
    },
    empty: {
      shows: 'nothing',
      props: starts,
      data: {
        product: null,
        storeSettings: exampleStoreSettings,
        chosenAt: 0,
        related: [],
        isPage: false,
        isReminded: false,
      },
    },
  },
})
