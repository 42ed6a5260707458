import { z } from 'zod'
import { event, idSchema } from '#platform/contract'

export const orderPlaced = event('orders.placed', z.object({ orderId: idSchema }))
/** Emitted when an order is completely paid for the first time. */
export const orderPaid = event('orders.paid', z.object({ orderId: idSchema }))
export const orderFulfilled = event('orders.fulfilled', z.object({ orderId: idSchema, fulfilmentId: idSchema }))
export const orderRefunded = event('orders.refunded', z.object({ orderId: idSchema, refundId: idSchema }))
/** The bank decided a dispute for the card holder. */
export const disputeLost = event('orders.dispute-lost', z.object({ orderId: idSchema }))
export const disputeWon = event('orders.dispute-won', z.object({ orderId: idSchema }))
