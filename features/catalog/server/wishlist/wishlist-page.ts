import { oneBlockDocument, type SystemPage } from '#features/pages/server'
import type { MenuPlace } from '#features/navigation/contract'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { wishlistBlockContract } from '../../blocks/wishlist/wishlist.contract.ts'
import { wishlistCookie, wishlistPath } from '../../contract/window/wishlist.rules.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { hasShop } from '../listing/has-shop.ts'

/** The wishlist of this browser, or the one in its address, which can be shared. */
export const wishlistPage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['items'],
  ownQuery: (cookie) => ({ items: cookie(wishlistCookie) ?? '', mine: 'yes' }),
  isThere: hasShop,
  isPrivate: true,
  document: async (ctx) =>
    oneBlockDocument({ number: 930, title: shopMessages(ctx.locale, 'wishlist') }, wishlistBlockContract),
}

export async function wishlistPlaces(ctx: SiteContext): Promise<MenuPlace[]> {
  const label = shopMessages(ctx.locale, 'wishlist')
  return (await hasShop(ctx)) ? [{ label, href: wishlistPath, sign: 'wishlist' }] : []
}
