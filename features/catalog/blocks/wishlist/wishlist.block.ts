import { block } from '#platform/render/server'
import productCardCss from '../../visitor/product-card.css?inline'
import { shareCss } from '#features/design/visitor'
import { wishlistBlockContract } from './wishlist.contract.ts'
import css from './wishlist.css?inline'
import { loadWishlists } from './wishlist.loader.ts'
import { WishlistView } from './wishlist.view.tsx'

export const wishlistBlock = block({
  contract: wishlistBlockContract,
  loader: loadWishlists,
  view: WishlistView,
  css: productCardCss + shareCss + css,
})
