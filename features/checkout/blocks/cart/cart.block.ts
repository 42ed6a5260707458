import { block } from '#platform/render/server'
import { cartBlockContract } from './cart.contract.ts'
import { productCardCss } from '#features/catalog/visitor'
import { loadCart } from './cart.loader.ts'
import { cartStyles } from './cart-styles.ts'
import { CartView } from './cart.view.tsx'

export const cartBlock = block({
  contract: cartBlockContract,
  loader: loadCart,
  view: CartView,
  css: productCardCss + cartStyles,
})
