import { block } from '#platform/render/server'
import { cartBlockContract } from './cart.contract.ts'
import { productCardCss } from '#features/catalog/visitor'
import css from './cart.css?inline'
import { loadCart } from './cart.loader.ts'
import { CartView } from './cart.view.tsx'

export const cartBlock = block({
  contract: cartBlockContract,
  loader: loadCart,
  view: CartView,
  css: productCardCss + css,
})
