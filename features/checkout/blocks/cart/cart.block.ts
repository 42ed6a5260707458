import { block } from '#platform/render/server'
import { cartBlockContract } from './cart.contract.ts'
import { productCardCss } from '#features/catalog/visitor'
import { loadCart } from './cart.loader.ts'
import { CartView } from './cart.view.tsx'
import ground from './cart.css?inline'
import empty from './cart-empty.css?inline'
import express from './cart-express.css?inline'
import lines from './cart-lines.css?inline'
import summary from './cart-summary.css?inline'
import widths from './cart-widths.css?inline'

/** In this order, because later rules override earlier ones. */
const cartStyles: string = ground + lines + summary + empty + widths + express

export const cartBlock = block({
  contract: cartBlockContract,
  loader: loadCart,
  view: CartView,
  css: productCardCss + cartStyles,
})
