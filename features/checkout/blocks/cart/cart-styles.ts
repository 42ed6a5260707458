import ground from './cart.css?inline'
import empty from './cart-empty.css?inline'
import express from './cart-express.css?inline'
import lines from './cart-lines.css?inline'
import summary from './cart-summary.css?inline'
import widths from './cart-widths.css?inline'

/** In the order in which they count: a later part may overrule an earlier one. */
export const cartStyles: string = ground + lines + summary + empty + widths + express
