import { expect, test } from 'vitest'
import type { Dispute } from '#features/payments/contract'
import { giftCardsById, issueGiftCard, spendGiftCard } from '#features/giftcards/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { doDueJobs } from '#support/due-jobs'
import { refundOf } from '#support/order-acts'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import { editOrder } from '../orders/edit-order.ts'
import { onPaymentEvent } from './on-payment-event.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from './refund-order.ts'
import { cancelOrder, captureOrder, markPaid } from './settle-order.ts'

const { as, ctx, sold, place, shelf } = await orderShop()
const detail = (id: string) => as((tx) => orderDetail(tx, id))
const act = <I>(operation: (tx: OwnerTransaction, input: I) => Promise<unknown>, input: I) =>
  as((tx) => operation(tx, input))

test('held money is captured by the owner, and money that arrives by itself is recorded', async () => {
  const authorised = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }), 'later')
  expect(authorised).toMatchObject({ paymentStatus: 'authorised', label: 'pending' })
  expect(await act(captureOrder, { id: authorised.id })).toMatchObject({ order: { paymentStatus: 'paid' } })
  const waiting = await place(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  expect(waiting).toMatchObject({ paymentStatus: 'pending', balance: { dueMinor: 2500 } })
  expect(await act(markPaid, { id: waiting.id, how: 'contant' })).toMatchObject({
    order: { label: 'paid', isTest: false },
  })
  await expect(act(markPaid, { id: waiting.id, how: '' })).rejects.toMatchObject({ code: 'orders.not_now' })
})

test('lines and shipping are refunded in parts, to the card, and restocked; then nothing is left', async () => {
  const vase = await shelf(10)
  const order = await sold(
    draftOf({ lines: [{ ...vase, quantity: 3, unitMinor: 3333, discountMinor: 2 }], shippingMinor: 495 }),
  )
  const lineId = order.lines[0]?.id ?? ''
  const refunded = await as((tx) =>
    refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 1, restock: true }], reason: 'kapot' })),
  )
  expect(refunded).toMatchObject({
    order: { paymentStatus: 'partly-refunded', ledger: { refundedMinor: 3332, creditedMinor: 3332 } },
    refunds: [{ to: [{ kind: 'payment', state: 'succeeded' }] }],
  })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(8)
  await as((tx) =>
    refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 2, restock: false }], shippingMinor: 495 })),
  )
  const after = await detail(order.id)
  expect(after.order).toMatchObject({
    label: 'refunded',
    ledger: { refundedMinor: 10_492, creditedMinor: 10_492 },
    balance: { netMinor: 0, receivedMinor: 0 },
  })
  await expect(as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 1 })))).rejects.toMatchObject({
    code: 'orders.not_now',
  })
})

test('more than was paid, more than there is of a line and nothing at all are not refunded', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }], shippingMinor: 495 }))
  const lineId = order.lines[0]?.id ?? ''
  const tried = (more: object) => as((tx) => refundOrder(tx, refundOf(order.id, more)))
  await expect(tried({ adjustmentMinor: 2996 })).rejects.toMatchObject({ code: 'orders.refund_too_much' })
  await expect(tried({ shippingMinor: 496 })).rejects.toMatchObject({ code: 'orders.refund_too_much' })
  await expect(tried({ lines: [{ lineId, quantity: 2, restock: true }] })).rejects.toMatchObject({
    code: 'orders.too_many',
  })
  await expect(tried({})).rejects.toMatchObject({ code: 'orders.refund_empty' })
})

test('an order paid by card and gift card is refunded to both, or as a gift card to the customer', async () => {
  const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
  const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 1000 }]
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 1500 }], giftCards }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 2500 })))
  expect((await detail(order.id)).order.ledger).toMatchObject({
    refundedMinor: 2000,
    giftCardRefundedMinor: 500,
    creditedMinor: 2500,
  })
  expect((await as((tx) => giftCardsById(tx, [giftCard.id])))[0]?.balanceMinor).toBe(500)
  const other = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 1500 }] }))
  await as((tx) => refundOrder(tx, refundOf(other.id, { adjustmentMinor: 700, to: 'giftcard' })))
  const { order: after, refunds } = await detail(other.id)
  expect(after.ledger).toMatchObject({ refundedMinor: 0, giftCardRefundedMinor: 700, creditedMinor: 700 })
  expect(refunds).toMatchObject([{ to: [{ kind: 'giftcard', amountMinor: 700 }] }])
})

test('a refunded gift card pays for nothing, and no more is refunded than it still holds', async () => {
  const giftCard = { recipientName: '', recipientEmail: 'noor@example.com', message: '', sendAt: null }
  const order = await sold(draftOf({ lines: [{ quantity: 3, unitMinor: 2500, productType: 4, giftCard }] }))
  await doDueJobs(ctx)
  const issued = () =>
    as((tx) =>
      tx.db
        .selectFrom('gift_cards')
        .select(['id', 'balance_minor', 'disabled_at', 'is_test'])
        .where('order_id', '=', order.id)
        .orderBy('balance_minor', 'desc')
        .execute(),
    )
  const [first, second, third] = await issued()
  expect([first, second, third]).toMatchObject(
    Array.from({ length: 3 }, () => ({ balance_minor: 2500, is_test: false })),
  )
  const spend = (giftCardId = '', amountMinor: number) =>
    as((tx) => spendGiftCard(tx, { giftCardId, amountMinor, subject: `order:${newId()}` }))
  await spend(second?.id, 1000)
  await spend(third?.id, 2500)
  const lineId = order.lines[0]?.id ?? ''
  const refundOne = () =>
    as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 1, restock: false }] })))
  expect((await refundOne()).order.ledger.creditedMinor).toBe(2500)
  expect((await refundOne()).order.ledger.creditedMinor).toBe(2500 + 1500)
  await expect(refundOne()).rejects.toMatchObject({ code: 'orders.gift_card_spent' })
  expect(await issued()).toMatchObject([
    { balance_minor: 0, disabled_at: expect.any(Date) },
    { balance_minor: 0, disabled_at: expect.any(Date) },
    { id: third?.id, balance_minor: 0, disabled_at: null },
  ])
  expect(await spend(first?.id, 1)).toMatchObject({ status: 'refused' })
})

test('an amount on a gift card, or spent from it, is refunded only to the card', async () => {
  const giftCard = { recipientName: '', recipientEmail: 'noor@example.com', message: '', sendAt: null }
  const cardLine = { quantity: 1, unitMinor: 2500, productType: 4, giftCard }
  const order = await sold(draftOf({ lines: [cardLine, { quantity: 1, unitMinor: 1000 }] }))
  await doDueJobs(ctx)
  const [card] = await as((tx) =>
    tx.db.selectFrom('gift_cards').select('id').where('order_id', '=', order.id).execute(),
  )
  const goodwill = (adjustmentMinor: number) => as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor })))
  await expect(goodwill(1001)).rejects.toMatchObject({ code: 'orders.refund_too_much' })
  const spent = { giftCardId: card?.id ?? '', amountMinor: 1805, subject: `order:${newId()}` }
  expect(await as((tx) => spendGiftCard(tx, spent))).toMatchObject({ status: 'booked' })
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1, restock: false }]
  expect((await as((tx) => refundOrder(tx, refundOf(order.id, { lines })))).order.ledger.creditedMinor).toBe(695)
  await expect(goodwill(1695)).rejects.toMatchObject({ code: 'orders.refund_too_much' })
  expect((await goodwill(1000)).order.ledger.creditedMinor).toBe(1695)
  await expect(goodwill(1)).rejects.toMatchObject({ code: 'orders.refund_too_much' })
})

test('an order with a goodwill refund is cancelled with its gift cards', async () => {
  const giftCard = { recipientName: '', recipientEmail: 'noor@example.com', message: '', sendAt: null }
  const cardLine = { quantity: 1, unitMinor: 2500, productType: 4, giftCard }
  const order = await sold(draftOf({ lines: [cardLine, { quantity: 1, unitMinor: 1000 }] }))
  await doDueJobs(ctx)
  await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 300 })))
  const { order: after } = await as((tx) => cancelOrder(tx, { id: order.id, reason: '', restock: true, notify: false }))
  expect(after.ledger).toMatchObject({ creditedMinor: 3500, refundedMinor: 3500 })
  const cards = await as((tx) =>
    tx.db.selectFrom('gift_cards').select(['balance_minor', 'disabled_at']).where('order_id', '=', order.id).execute(),
  )
  expect(cards).toMatchObject([{ balance_minor: 0, disabled_at: expect.any(Date) }])
})

test('the share paid by a void or expired card goes to a new card, once', async () => {
  const expired = { expires_at: new Date(ctx.now().getTime() - 1) }
  for (const end of [{ disabled_at: ctx.now() }, expired]) {
    const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor: 1000, currency: 'EUR' }))
    const giftCards = [{ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor: 1000 }]
    const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 1000 }], giftCards }))
    await as((tx) => tx.db.updateTable('gift_cards').set(end).where('id', '=', giftCard.id).execute())
    for (const adjustmentMinor of [400, 600]) await as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor })))
    await expect(as((tx) => refundOrder(tx, refundOf(order.id, { adjustmentMinor: 1 })))).rejects.toMatchObject({
      kind: 'conflict',
    })
    expect((await as((tx) => giftCardsById(tx, [giftCard.id])))[0]?.balanceMinor).toBe(0)
    const replacing = await as((tx) =>
      tx.db
        .selectFrom('gift_cards')
        .select(['balance_minor', 'recipient_email', 'disabled_at'])
        .where('order_id', '=', order.id)
        .orderBy('balance_minor')
        .execute(),
    )
    const usable = { recipient_email: order.customer.email, disabled_at: null }
    expect(replacing).toEqual([
      { ...usable, balance_minor: 400 },
      { ...usable, balance_minor: 600 },
    ])
  }
})

test('a gift card that was refunded before it was sent is never sent', async () => {
  const giftCard = { recipientName: '', recipientEmail: 'noor@example.com', message: '', sendAt: null }
  const order = await sold(draftOf({ lines: [{ quantity: 2, unitMinor: 2500, productType: 4, giftCard }] }))
  const lines = [{ lineId: order.lines[0]?.id ?? '', quantity: 1, restock: false }]
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines })))
  await doDueJobs(ctx)
  const issued = await as((tx) =>
    tx.db.selectFrom('gift_cards').select('id').where('order_id', '=', order.id).execute(),
  )
  expect(issued).toHaveLength(1)
})

test('each of two disputes of one payment is reported once with its own amount and end, however often the books receive them', async () => {
  const order = await sold(draftOf({ lines: [{ quantity: 1, unitMinor: 2500 }] }))
  const hear = async (...disputes: Dispute[]) => {
    await as((tx) =>
      tx.db.updateTable('payments').set({ disputes }).where('subject', '=', `order:${order.id}`).execute(),
    )
    const { payments } = await detail(order.id)
    const event = { paymentId: payments[0]?.id ?? '', subject: `order:${order.id}`, state: 'captured' } as const
    for (const _ of [1, 2]) await as((tx) => onPaymentEvent(tx, event))
  }
  const firstDispute = { reference: 'dp_1', amountMinor: 1500 }
  const other = { reference: 'dp_2', amountMinor: 900 }
  await hear({ ...firstDispute, state: 'open' })
  await hear({ ...firstDispute, state: 'won' })
  await hear({ ...firstDispute, state: 'won' }, { ...other, state: 'open' })
  await hear({ ...firstDispute, state: 'won' }, { ...other, state: 'lost' })
  const { events } = await detail(order.id)
  const disputeEvents = events
    .filter(({ kind }) => kind.startsWith('dispute.'))
    .map(({ kind, details }) => `${kind} ${details['minor']}`)
  expect(new Set(disputeEvents)).toEqual(
    new Set(['dispute.open 1500', 'dispute.won 1500', 'dispute.open 900', 'dispute.lost 900']),
  )
  expect(disputeEvents).toHaveLength(4)
})

test('a cancelled order refunds paid money, releases held money, and returns its stock', async () => {
  const vase = await shelf(4)
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500 }], shippingMinor: 495 }))
  await as((tx) => cancelOrder(tx, { id: order.id, reason: 'toch niet', restock: true, notify: false }))
  expect((await detail(order.id)).order).toMatchObject({
    label: 'refunded',
    status: 'cancelled',
    ledger: { refundedMinor: 5495, creditedMinor: 5495 },
  })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(4)
  const authorised = await sold(draftOf({ lines: [{ ...vase, quantity: 1, unitMinor: 2500 }] }), 'later')
  await as((tx) => cancelOrder(tx, { id: authorised.id, reason: '', restock: true, notify: false }))
  expect(await detail(authorised.id)).toMatchObject({
    order: { label: 'cancelled', paymentStatus: 'voided' },
    payments: [{ state: 'cancelled' }],
    allows: { cancel: false, fulfil: false },
  })
  expect(await as((tx) => stockOf(tx, vase.variantId))).toBe(4)
})

test('an edited order is due the added amount, or owes the removed one, and its invoice is replaced', async () => {
  const [vase, bowl] = [await shelf(10), await shelf(10, 1000)]
  const order = await sold(draftOf({ lines: [{ ...vase, quantity: 2, unitMinor: 2500, discountMinor: 100 }] }))
  await doDueJobs(ctx)
  const lineId = order.lines[0]?.id ?? ''
  const edit = { id: order.id, quantities: [], additions: [], notify: false }
  const more = await as((tx) => editOrder(tx, { ...edit, additions: [{ variantId: bowl.variantId, quantity: 2 }] }))
  expect(more.order).toMatchObject({
    totals: { totalMinor: 6900 },
    balance: { dueMinor: 2000 },
    paymentStatus: 'partly-paid',
  })
  expect(await as((tx) => stockOf(tx, bowl.variantId))).toBe(8)
  const bowlLine = more.order.lines.find(({ variantId }) => variantId === bowl.variantId)?.id ?? ''
  const less = await as((tx) =>
    editOrder(tx, {
      ...edit,
      quantities: [
        { lineId: bowlLine, quantity: 0 },
        { lineId, quantity: 1 },
      ],
    }),
  )
  expect(less.order).toMatchObject({ totals: { totalMinor: 2450 }, balance: { dueMinor: 0, owedMinor: 2450 } })
  expect(less.invoices.map(({ kind, totalMinor }) => [kind, totalMinor])).toEqual(
    expect.arrayContaining([
      ['invoice', 4900],
      ['credit-note', 4900],
      ['invoice', 6900],
      ['credit-note', 6900],
      ['invoice', 2450],
    ]),
  )
  await as((tx) => refundOrder(tx, refundOf(order.id)))
  expect((await detail(order.id)).order).toMatchObject({
    balance: { owedMinor: 0, receivedMinor: 2450 },
    ledger: { refundedMinor: 2450, creditedMinor: 0 },
  })
})
