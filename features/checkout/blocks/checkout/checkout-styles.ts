import ground from './checkout.css?inline'
import cards from './checkout-cards.css?inline'
import order from './checkout-order.css?inline'
import progress from './checkout-progress.css?inline'
import widths from './checkout-widths.css?inline'

/** In this order, because later rules override earlier ones. */
export const checkoutStyles: string = ground + order + progress + widths + cards
