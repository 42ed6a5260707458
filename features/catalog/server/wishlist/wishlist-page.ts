import type { SystemPage } from '#features/pages/server'
import type { MenuPlace } from '#features/navigation/contract'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Document, desktopColumns, emptyDocument, sectionSchema } from '#platform/document'
import { wishlistBlockContract } from '../../blocks/wishlist/wishlist.contract.ts'
import { wishlistCookie, wishlistPath } from '../../contract/window/wishlist.rules.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import { hasShop } from '../listing/has-shop.ts'

const section = '000000000000000000001930'
const block = '000000000000000000002930'

/** The wishlist of this browser, or the one that its address names: that one can be handed on. */
export const wishlistPage: SystemPage = {
  pageType: enumerations.pageTypes.page,
  query: ['items'],
  ownQuery: (cookie) => ({ items: cookie(wishlistCookie) ?? '', mine: 'yes' }),
  isThere: hasShop,
  isPrivate: true,
  document: async (ctx: SiteContext): Promise<Document> => ({
    ...emptyDocument('000000000000000000000930', 'page', { title: shopMessages(ctx.locale, 'wishlist') }),
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', width: 'site' }) },
    blocks: {
      [block]: {
        id: block,
        section,
        order: 'a0',
        type: 'wishlist',
        version: wishlistBlockContract.version,
        props: wishlistBlockContract.starts,
        locked: true,
        place: { desktop: { x: 0, y: 0, w: desktopColumns, h: 12, z: 0 }, mobile: null },
      },
    },
  }),
}

export async function wishlistPlaces(ctx: SiteContext): Promise<MenuPlace[]> {
  const label = shopMessages(ctx.locale, 'wishlist')
  return (await hasShop(ctx)) ? [{ label, href: wishlistPath, sign: 'wishlist' }] : []
}
