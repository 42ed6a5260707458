import { hasShop } from '#features/catalog/server'
import type { MenuPlace } from '#features/navigation/contract'
import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import type { SystemPage } from '#features/pages/server'
import { specialPageCss } from '#features/pages/visitor'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { cartBlockContract } from '../../blocks/cart/cart.contract.ts'
import { cartMessages } from '../../contract/index.ts'
import { offersStripeExpress, stripeOrigins } from '../base/stripe-settings.ts'

const id = '000000000000000000000205'
const section = '000000000000000000001205'
const block = '000000000000000000002205'

/** The cart page: a document with one fixed block (R1.38). Notices of forms without scripts come in the query. */
export const cartPage: SystemPage = {
  pageType: enumerations.pageTypes.cart,
  query: ['said', 'line', 'why', 'n', 'typed', 'edit', 'take', 'stop'],
  css: specialPageCss,
  isThere: hasShop,
  isPrivate: true,
  reaches: async (ctx) => ((await offersStripeExpress(ctx)) ? stripeOrigins : []),
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument(id, 'page', { title: cartMessages(ctx.locale, 'title') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'cart',
        version: cartBlockContract.version,
        props: cartBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}

export async function cartPlaces(ctx: SiteContext): Promise<MenuPlace[]> {
  return (await hasShop(ctx)) ? [{ label: cartMessages(ctx.locale, 'link.none', {}), href: '/cart', sign: 'cart' }] : []
}
