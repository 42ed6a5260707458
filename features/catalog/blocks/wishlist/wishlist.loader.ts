import type { BlockLoader } from '#platform/render/server'
import type { ProductCard, StoreSettings } from '../../contract/product-view.ts'
import { wishesIn, wishlistAddress } from '../../contract/window/wishlist.rules.ts'
import { productCards } from '../../server/listing/product-cards.ts'
import { shopPath } from '../../server/listing/shop-path.ts'
import { readStoreSettings } from '../../server/store-settings.ts'
import type { WishlistProps } from './wishlist.contract.ts'

export interface WishlistData {
  cards: readonly ProductCard[]
  storeSettings: StoreSettings
  /** Whether the list belongs to this browser; otherwise it was shared. */
  isMine: boolean
  /** Path for further shopping. */
  shop: string
  /** Address of a shared copy of the list. */
  address: string
}

export const loadWishlists: BlockLoader<WishlistProps, WishlistData> = async (ctx, blocks, page) => {
  const { data: cards, tags } = await productCards(ctx, wishesIn(page.query['items']), { opened: page.locks })
  const data: WishlistData = {
    cards,
    storeSettings: await readStoreSettings(ctx),
    isMine: page.query['mine'] === 'yes',
    shop: await shopPath(ctx),
    address: wishlistAddress(cards.map(({ id }) => id)),
  }
  return new Map(blocks.map(({ id }) => [id, { data, tags }]))
}
