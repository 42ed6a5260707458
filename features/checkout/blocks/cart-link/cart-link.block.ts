import { block } from '#platform/render/server'
import { cartLinkBlockContract } from './cart-link.contract.ts'
import css from './cart-link.css?inline'
import { CartLinkView } from './cart-link.view.tsx'

export const cartLinkBlock = block({ contract: cartLinkBlockContract, view: CartLinkView, css })
