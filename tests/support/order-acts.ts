import type { Order } from '#features/orders/contract'
import type { OwnerTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { siteTables } from '#platform/database'
import { fulfilOrder } from '../../features/orders/server/fulfilment/fulfil-order.ts'
import { onPaymentEvent } from '../../features/orders/server/money/on-payment-event.ts'
import { refundOrder, type RefundInput } from '../../features/orders/server/money/refund-order.ts'
import { cancelOrder, captureOrder, markPaid } from '../../features/orders/server/money/settle-order.ts'
import { editOrder } from '../../features/orders/server/orders/edit-order.ts'
import { orderDetail } from '../../features/orders/server/base/order-detail.ts'

/** A refund of nothing yet, of which nobody is told; `more` says what goes back. */
export function refundOf(id: string, more: Partial<RefundInput> = {}): RefundInput {
  return { id, lines: [], shippingMinor: 0, adjustmentMinor: 0, to: 'original', reason: '', notify: false, ...more }
}

/** Actions of an owner on an order and its money. */
export const orderActs = [
  'refundLine',
  'refundShipping',
  'goodwill',
  'asGiftCard',
  'capture',
  'markPaid',
  'fulfil',
  'less',
  'cancel',
  'lose',
  'win',
] as const
export type OrderAct = (typeof orderActs)[number]

export interface ActOptions {
  /** 1 to 1000: chooses the line and its pieces, and how much of what is left goes back. */
  size: number
  restock: boolean
}

/** The line and how many of its pieces an act of this size is about. */
export function partFor({ lines }: Pick<Order, 'lines'>, size: number): { lineId: string; quantity: number } {
  return { lineId: lines[size % lines.length]?.id ?? '', quantity: 1 + (size % 3) }
}

/** The bank of whoever paid first decides over a part of it, and the provider tells. */
async function settleDispute(
  tx: OwnerTransaction,
  { id, state, size }: { id: string; state: 'lost' | 'won'; size: number },
): Promise<void> {
  const [payment] = (await orderDetail(tx, id)).payments
  if (!payment) return
  const disputes = [{ reference: 'dp_1', state, amountMinor: Math.ceil((payment.amountMinor * size) / 1000) }]
  await siteTables(tx).updateTable('payments').set({ disputes }).where('id', '=', payment.id).execute()
  await onPaymentEvent(tx, { paymentId: payment.id, subject: payment.subject, state: payment.state })
}

/** Each act on the order as it is, ready to be done. Any may be refused. */
export function actsOn(
  tx: OwnerTransaction,
  order: Order,
  { size, restock }: ActOptions,
): Record<OrderAct, () => Promise<unknown>> {
  const { id, lines, totals, balance } = order
  const part = partFor(order, size)
  const before = lines.find((line) => line.id === part.lineId)?.quantity ?? 1
  const adjustmentMinor = Math.floor((balance.netMinor * size) / 1000)
  const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
  const fewer = [{ lineId: part.lineId, quantity: Math.max(1, before - 1) }]
  return {
    refundLine: () => refundOrder(tx, refundOf(id, { lines: [{ ...part, restock }] })),
    refundShipping: () => refundOrder(tx, refundOf(id, { shippingMinor: Math.min(size, totals.shippingMinor) })),
    goodwill: () => refundOrder(tx, refundOf(id, { adjustmentMinor })),
    asGiftCard: () => refundOrder(tx, refundOf(id, { adjustmentMinor, to: 'giftcard' })),
    capture: () => captureOrder(tx, { id }),
    markPaid: () => markPaid(tx, { id, how: '' }),
    fulfil: () => fulfilOrder(tx, { id, lines: [part], ...parcel }),
    less: () => editOrder(tx, { id, quantities: fewer, additions: [], notify: false }),
    cancel: () => cancelOrder(tx, { id, reason: '', restock, notify: false }),
    lose: () => settleDispute(tx, { id, state: 'lost', size }),
    win: () => settleDispute(tx, { id, state: 'won', size }),
  }
}

/** An act may be done or refused with a sentence; any other failure is the program's. */
export async function doneOrRefused(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error
  })
}
