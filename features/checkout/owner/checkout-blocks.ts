import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { cartLinkBlockContract } from '../blocks/cart-link/cart-link.contract.ts'
import css from '../blocks/cart-link/cart-link.css?inline'
import { cartLinkPanel } from '../blocks/cart-link/cart-link.panel.tsx'
import { CartLinkView } from '../blocks/cart-link/cart-link.view.tsx'

export const checkoutBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: cartLinkBlockContract, view: CartLinkView, css, panel: cartLinkPanel }),
]
