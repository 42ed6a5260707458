import { expect, test } from 'vitest'
import {
  bulkAllows,
  fulfilmentStatusOf,
  type FulfilmentStatus,
  fulfilmentStatuses,
  heldMinorOf,
  isToSend,
  labelOf,
  orderActs,
  orderAllows,
  type OrderLedger,
  orderLabels,
  orderNumberText,
  type OrderPaymentStatus,
  orderPaymentStatuses,
  type OrderStatus,
  paymentStatusOf,
  returnable,
  toFulfil,
  unpaidLedger,
} from './order.rules.ts'

const ledger = (parts: Partial<OrderLedger>): OrderLedger => ({ ...unpaidLedger(1000), ...parts })
const goods = (quantity: number, fulfilledQuantity = 0, refundedQuantity = 0, productType = 1) => ({
  productType,
  quantity,
  fulfilledQuantity,
  refundedQuantity,
})

test('the label of an order follows from its three states', () => {
  const labels = (status: OrderStatus, fulfilmentStatus: FulfilmentStatus) =>
    orderPaymentStatuses.map((paymentStatus) => labelOf({ status, paymentStatus, fulfilmentStatus })).join(' ')
  // In the order of the statuses: pending, authorised, partly paid, paid, partly refunded, refunded, voided.
  expect(labels('open', 'unfulfilled')).toBe('pending pending pending paid paid refunded pending')
  expect(labels('open', 'partly-fulfilled')).toBe('pending pending pending paid paid refunded pending')
  expect(labels('open', 'fulfilled')).toBe('pending pending pending fulfilled fulfilled refunded pending')
  expect(labels('open', 'unsent')).toBe('pending pending pending refunded refunded refunded pending')
  expect(labels('cancelled', 'fulfilled')).toBe('cancelled cancelled cancelled cancelled cancelled refunded cancelled')
  expect(orderLabels).toHaveLength(5)
})

test('an order of a test is labelled as such', () => {
  expect([orderNumberText({ number: 12, isTest: true }), orderNumberText({ number: 12, isTest: false })]).toEqual([
    'TEST-12',
    '12',
  ])
})

test.each<[string, Partial<OrderLedger>, OrderPaymentStatus, OrderPaymentStatus]>([
  ['nothing was paid', {}, 'pending', 'voided'],
  ['a card holds it', { authorisedMinor: 1000 }, 'authorised', 'voided'],
  ['a part was paid', { capturedMinor: 400 }, 'partly-paid', 'partly-paid'],
  ['a gift card paid a part', { giftCardMinor: 400 }, 'partly-paid', 'partly-paid'],
  ['a card and a gift card paid it', { capturedMinor: 400, giftCardMinor: 600 }, 'paid', 'paid'],
  ['it costs nothing', { totalMinor: 0 }, 'paid', 'voided'],
  ['the unpaid whole was credited', { creditedMinor: 1000 }, 'paid', 'voided'],
  [
    'a part went back',
    { capturedMinor: 1000, creditedMinor: 100, refundedMinor: 100 },
    'partly-refunded',
    'partly-refunded',
  ],
  ['all went back', { capturedMinor: 1000, creditedMinor: 1000, refundedMinor: 1000 }, 'refunded', 'refunded'],
  [
    'all went back, to where each part came from',
    { capturedMinor: 400, giftCardMinor: 600, creditedMinor: 1000, refundedMinor: 400, giftCardRefundedMinor: 600 },
    'refunded',
    'refunded',
  ],
  [
    'only the part of the gift card went back',
    { capturedMinor: 400, giftCardMinor: 600, creditedMinor: 600, giftCardRefundedMinor: 600 },
    'partly-refunded',
    'partly-refunded',
  ],
])('where %s, the payment status says so', (_, parts, whileOpen, afterCancelling) => {
  expect(paymentStatusOf(ledger(parts), 'open')).toBe(whileOpen)
  expect(paymentStatusOf(ledger(parts), 'cancelled')).toBe(afterCancelling)
})

test('no more is held for an order than is due, and no more than the card holds', () => {
  const authorised = (authorisedMinor: number, dueMinor: number) =>
    heldMinorOf({ ledger: { authorisedMinor }, balance: { dueMinor } })
  expect([authorised(1000, 400), authorised(400, 1000)]).toEqual([400, 400])
})

test('only goods that people ship wait to be sent, less sent and refunded pieces', () => {
  expect([1, 2, 3, 4, 5].map((type) => toFulfil(goods(5, 1, 2, type)))).toEqual([2, 0, 2, 0, 0])
  expect(toFulfil(goods(2, 2, 1))).toBe(0)
})

test('an order is sent when nothing waits, partly sent when something was shipped, and unsent when all was refunded before', () => {
  expect(fulfilmentStatusOf([goods(2), goods(1)])).toBe('unfulfilled')
  expect(fulfilmentStatusOf([goods(2, 1), goods(1)])).toBe('partly-fulfilled')
  expect(fulfilmentStatusOf([])).toBe('fulfilled')
  expect(fulfilmentStatusOf([goods(0)])).toBe('fulfilled')
  expect(fulfilmentStatusOf([goods(2, 2), goods(1, 1)])).toBe('fulfilled')
  expect(fulfilmentStatusOf([goods(2, 1, 1)])).toBe('fulfilled')
  expect(fulfilmentStatusOf([goods(2, 0, 2), goods(1, 0, 0, 2)])).toBe('unsent')
  // A download is delivered by itself, refunded or not.
  expect(fulfilmentStatusOf([goods(1, 0, 1, 2)])).toBe('fulfilled')
  expect(fulfilmentStatusOf([goods(1, 0, 0, 2)])).toBe('fulfilled')
  expect(fulfilmentStatuses.filter(isToSend)).toEqual(['unfulfilled', 'partly-fulfilled'])
})

test('a sent piece can come back once: returned pieces and those on their way cannot', () => {
  const line = { id: 'a', fulfilledQuantity: 5, returnedQuantity: 1 }
  const back = (state: string, lineId: string, quantity: number) => ({ state, lines: [{ lineId, quantity }] })
  expect(returnable(line, [])).toBe(4)
  const others = [back('received', 'a', 1), back('refused', 'a', 2), back('requested', 'b', 3)]
  expect(returnable(line, others)).toBe(4)
  expect(returnable(line, [...others, back('requested', 'a', 1), back('approved', 'a', 2)])).toBe(1)
  expect(returnable(line, [back('approved', 'a', 9)])).toBe(0)
})

test('among several orders, open ones that wait are sent or cancelled, and unpaid ones marked as paid', () => {
  const acts = (status: OrderStatus, paymentStatus: OrderPaymentStatus, fulfilmentStatus: FulfilmentStatus) =>
    Object.entries(bulkAllows({ status, paymentStatus, fulfilmentStatus }))
      .flatMap(([act, isAllowed]) => (isAllowed ? [act] : []))
      .join(' ')
  expect(acts('open', 'pending', 'unfulfilled')).toBe('fulfil markPaid cancel')
  expect(acts('open', 'partly-paid', 'partly-fulfilled')).toBe('fulfil markPaid cancel')
  expect(acts('open', 'authorised', 'unfulfilled')).toBe('fulfil cancel')
  expect(acts('open', 'paid', 'fulfilled')).toBe('')
  expect(acts('open', 'pending', 'fulfilled')).toBe('markPaid')
  expect(acts('cancelled', 'pending', 'unfulfilled')).toBe('')
  expect(acts('cancelled', 'partly-paid', 'partly-fulfilled')).toBe('')
})

test.each<[string, Partial<OrderLedger>, OrderStatus, FulfilmentStatus, string]>([
  ['unpaid', {}, 'open', 'unfulfilled', 'markPaid cancel fulfil edit'],
  ['held on a card', { authorisedMinor: 1000 }, 'open', 'unfulfilled', 'capture markPaid cancel fulfil edit'],
  ['paid', { capturedMinor: 1000 }, 'open', 'unfulfilled', 'cancel fulfil refund edit'],
  ['credited in part', { capturedMinor: 1000, creditedMinor: 100 }, 'open', 'unfulfilled', 'cancel fulfil refund'],
  ['sent in part', { capturedMinor: 1000 }, 'open', 'partly-fulfilled', 'cancel fulfil refund return'],
  ['sent', { capturedMinor: 1000 }, 'open', 'fulfilled', 'refund return'],
  ['unsent', { capturedMinor: 1000 }, 'open', 'unsent', 'refund'],
  ['cancelled unpaid', { authorisedMinor: 1000 }, 'cancelled', 'unfulfilled', ''],
  ['cancelled, its money still here', { capturedMinor: 1000 }, 'cancelled', 'fulfilled', 'refund'],
])('these actions are allowed for an order that is %s', (_, parts, status, fulfilmentStatus, acts) => {
  const books = ledger(parts)
  const paymentStatus = paymentStatusOf(books, status)
  const allowed = orderAllows({ status, paymentStatus, fulfilmentStatus }, books)
  expect(orderActs.filter((act) => allowed[act]).join(' ')).toBe(acts)
})
