import { hasShop } from '#features/catalog/server'
import type { MenuPlace } from '#features/navigation/contract'
import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import { specialPageCss } from '#features/pages/visitor'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { cartBlockContract } from '../../blocks/cart/cart.contract.ts'
import { cartMessages } from '../../contract/index.ts'
import { offersStripeExpress, stripeOrigins } from '../base/stripe-settings.ts'

/** The cart page: a document with one fixed block (R1.38). Notices of forms without scripts are in the query. */
export const cartPage: SystemPage = {
  pageType: enumerations.pageTypes.cart,
  query: ['said', 'line', 'why', 'n', 'typed', 'edit', 'take', 'stop'],
  css: specialPageCss,
  isThere: hasShop,
  isPrivate: true,
  reaches: async (ctx) => ((await offersStripeExpress(ctx)) ? stripeOrigins : []),
  document: async (ctx) =>
    oneBlockDocument({ number: 205, title: cartMessages(ctx.locale, 'title') }, cartBlockContract),
}

export async function cartPlaces(ctx: SiteContext): Promise<MenuPlace[]> {
  return (await hasShop(ctx)) ? [{ label: cartMessages(ctx.locale, 'link.none', {}), href: '/cart', sign: 'cart' }] : []
}
