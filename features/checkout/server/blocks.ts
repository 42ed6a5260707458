export { cartLinkBlock } from '../blocks/cart-link/cart-link.block.ts'
export { cartBlock } from '../blocks/cart/cart.block.ts'
export { checkoutBlock } from '../blocks/checkout/checkout.block.ts'
export { donateBlock } from '../blocks/donate/donate.block.ts'
