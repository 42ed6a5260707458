import { ShoppingBag } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { CartLinkPanel } from './cart-link.panel.tsx'
import { cartLinkBlockContract } from './cart-link.contract.ts'
import css from './cart-link.css?inline'
import { CartLinkView } from './cart-link.view.tsx'

export const canvas = canvasBlock({
  contract: cartLinkBlockContract,
  view: CartLinkView,
  css,
  icon: ShoppingBag,
  panel: CartLinkPanel,
})
