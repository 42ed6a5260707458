import { hasShop } from '#features/catalog/server'
import { paymentOptions } from '#features/payments/server'
import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { checkoutBlockContract } from '../../blocks/checkout/checkout.contract.ts'
import { checkoutMessages } from '../../contract/index.ts'
import { stripeOrigins } from '../base/stripe-settings.ts'

const id = '000000000000000000000201'
const section = '000000000000000000001201'
const block = '000000000000000000002201'

/** The checkout, a document with one fixed block; it works by forms alone. */
export const checkoutPage: SystemPage = {
  pageType: enumerations.pageTypes.checkout,
  query: ['step', 'said', 'way', 'wallet', 'address', 'why', 'n'],
  isThere: hasShop,
  isPrivate: true,
  reaches: async (ctx, { step }) => {
    const usesStripe = step !== 'details' && (await paymentOptions(ctx)).some(({ provider }) => provider === 'stripe')
    return usesStripe ? stripeOrigins : []
  },
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument(id, 'page', { title: checkoutMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'checkout',
        version: checkoutBlockContract.version,
        props: checkoutBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}
