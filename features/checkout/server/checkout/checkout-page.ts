import { hasShop } from '#features/catalog/server'
import { paymentOptions } from '#features/payments/server'
import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { enumerations } from '#platform/contract'
import { checkoutBlockContract } from '../../blocks/checkout/checkout.contract.ts'
import { checkoutMessages } from '../../contract/index.ts'
import { stripeOrigins } from '../base/stripe-settings.ts'

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
  document: async (ctx) =>
    oneBlockDocument({ number: 201, title: checkoutMessages(ctx.locale, 'title') }, checkoutBlockContract),
}
