import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issueGiftCard } from '#features/giftcards/server'
import type { OwnerTransaction } from '#platform/context'
import { doDueJobs } from '#support/due-jobs'
import { doneOrRefused, refundOf } from '#support/order-acts'
import { checkOrder } from '#support/order-agreement'
import { orderShop } from '#support/order-shop'
import { draftOf, stockOf } from '#support/orders'
import type { Order } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { refundOrder } from '../money/refund-order.ts'
import { fulfilOrder } from './fulfil-order.ts'
import { addReturn, setReturn } from './return-order.ts'

/*
 * Orders of several lines that come back in parts: in returns of one or more lines, in refunds that restock some lines
 * and others not, paid in part by a gift card, with shipping and a line that never lay on a shelf.
 * QUOIN_GENERATED_RETURNS=200 makes more of them.
 */

const { as, ctx, pay, place, shelf } = await orderShop()
const onShelf = 1000
const shelves = [await shelf(onShelf), await shelf(onShelf)]
const unfollowed = { carrier: '', trackingNumber: '', trackingUrl: '', notify: false }
const nowhere = { productId: null, variantId: null }

const quantities = fc.array(
  fc.record({ at: fc.nat(3), quantity: fc.integer({ min: 1, max: 4 }), restock: fc.boolean() }),
  { minLength: 1, maxLength: 4 },
)
const acts = fc.array(
  fc.record({
    kind: fc.constantFrom('send', 'return', 'return', 'receive', 'receive', 'refuse', 'refund', 'refundShipping'),
    lines: quantities,
    restock: fc.boolean(),
    part: fc.integer({ min: 1, max: 495 }),
  }),
  { minLength: 3, maxLength: 12 },
)
const history = fc.record({
  lines: fc.array(
    fc.record({
      unitMinor: fc.integer({ min: 1, max: 9999 }),
      quantity: fc.integer({ min: 1, max: 5 }),
      shelf: fc.constantFrom(0, 0, 1, null),
    }),
    { minLength: 2, maxLength: 4 },
  ),
  shippingMinor: fc.constantFrom(0, 495),
  giftCardPart: fc.constantFrom(0, 30, 100),
  acts,
})
type History = typeof history extends fc.Arbitrary<infer H> ? H : never
type Act = History['acts'][number]

async function bought({ lines, shippingMinor, giftCardPart }: History): Promise<Order> {
  const wanted = {
    lines: lines.map(({ shelf: at, ...line }) => ({ ...line, ...(at === null ? nowhere : shelves[at]) })),
    shippingMinor,
    taxRatePpm: 210_000,
  }
  const amountMinor = Math.floor((draftOf(wanted).totals.totalMinor * giftCardPart) / 100)
  const giftCards = []
  if (amountMinor > 0) {
    const { giftCard } = await as((tx) => issueGiftCard(tx, { amountMinor, currency: 'EUR' }))
    giftCards.push({ giftCardId: giftCard.id, last4: giftCard.last4, amountMinor })
  }
  const draft = draftOf({ ...wanted, giftCards })
  if (draft.totals.dueMinor === 0) return place(draft, { notify: false })
  return place(draft, { paymentId: await pay(draft, { capture: 'now', isTest: false }), notify: false })
}

/** Returned and refunded units of each line. */
type Pieces = Record<string, { returned: number; byRefund: number }>

async function perform(tx: OwnerTransaction, id: string, act: Act): Promise<void> {
  const { order, returns } = await orderDetail(tx, id)
  const named = act.lines.map(({ at, ...rest }) => ({
    lineId: order.lines[at % order.lines.length]?.id ?? '',
    ...rest,
  }))
  const lines = named.map(({ lineId, quantity }) => ({ lineId, quantity }))
  const open = returns.find(({ state }) => state === 'requested' || state === 'approved')
  const answered = { id, returnId: open?.id ?? '0'.repeat(24), restock: act.restock, answer: '', notify: false }
  const ways: Record<Act['kind'], () => Promise<unknown>> = {
    send: () => fulfilOrder(tx, { id, lines, ...unfollowed }),
    return: () => addReturn(tx, { id, lines, reason: '', notify: false }),
    receive: () => setReturn(tx, { ...answered, state: 'received' }),
    refuse: () => setReturn(tx, { ...answered, state: 'refused' }),
    refund: () => refundOrder(tx, refundOf(id, { lines: named })),
    refundShipping: () => refundOrder(tx, refundOf(id, { shippingMinor: act.part })),
  }
  await ways[act.kind]()
}

const stock = () => as((tx) => Promise.all(shelves.map(({ variantId }) => stockOf(tx, variantId))))

/** Counts the units of received returns and of refunds, each once, from the order itself. */
function piecesOf({ order, returns, refunds }: Awaited<ReturnType<typeof orderDetail>>): Pieces {
  const pieces: Pieces = {}
  for (const { id } of order.lines) pieces[id] = { returned: 0, byRefund: 0 }
  for (const { lines } of returns.filter(({ state }) => state === 'received'))
    for (const { lineId, quantity } of lines) pieces[lineId]!.returned += quantity
  for (const { lines } of refunds) for (const { lineId, quantity } of lines) pieces[lineId]!.byRefund += quantity
  return pieces
}

test('for every return of an order of several lines: no piece twice, no cent twice, and no more in stock than was taken', async () => {
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const before = await stock()
      const { id, lines } = await bought(steps)
      await doDueJobs(ctx)
      for (const act of steps.acts) {
        const shelfBefore = await stock()
        await doneOrRefused(as((tx) => perform(tx, id, act)))
        const detail = await as((tx) => orderDetail(tx, id))
        await as((tx) => checkOrder(tx, id))
        const pieces = piecesOf(detail)
        for (const line of detail.order.lines) {
          expect(line.returnedQuantity).toBe(pieces[line.id]?.returned)
          expect(line.refundedQuantity).toBe(pieces[line.id]?.byRefund)
          expect(line.returnedQuantity).toBeLessThanOrEqual(line.fulfilledQuantity)
          expect(line.refundedQuantity).toBeLessThanOrEqual(line.quantity)
        }
        const after = await stock()
        for (const [at, { variantId }] of shelves.entries()) {
          const sold = lines.reduce((sum, line) => (line.variantId === variantId ? sum + line.quantity : sum), 0)
          expect(after[at]).toBeGreaterThanOrEqual(shelfBefore[at] ?? 0)
          expect(after[at]).toBeLessThanOrEqual(before[at] ?? 0)
          expect(after[at]).toBeGreaterThanOrEqual((before[at] ?? 0) - sold)
          const mayMove =
            act.kind === 'receive' ? act.restock : act.kind === 'refund' && act.lines.some((line) => line.restock)
          if (!mayMove) expect(after[at]).toBe(shelfBefore[at])
        }
      }
    }),
    { numRuns: Number(process.env['QUOIN_GENERATED_RETURNS'] ?? 15) },
  )
})

test('a return of three lines is received: ticked pieces are restocked, line by line, and money is refunded to the card and to the gift card', async () => {
  const [first, second] = await stock()
  const steps: History = {
    lines: [
      { unitMinor: 2500, quantity: 3, shelf: 0 },
      { unitMinor: 1000, quantity: 2, shelf: 1 },
      { unitMinor: 4000, quantity: 1, shelf: null },
    ],
    shippingMinor: 495,
    giftCardPart: 30,
    acts: [],
  }
  const order = await bought(steps)
  const [vases = '', bowls = '', course = ''] = order.lines.map(({ id }) => id)
  await as((tx) => fulfilOrder(tx, { id: order.id, lines: [], ...unfollowed }))
  const lines = [
    { lineId: vases, quantity: 2 },
    { lineId: bowls, quantity: 1 },
    { lineId: course, quantity: 1 },
  ]
  const { returns } = await as((tx) => addReturn(tx, { id: order.id, lines, reason: '', notify: false }))
  const received = { id: order.id, returnId: returns[0]?.id ?? '', restock: false, answer: '', notify: false }
  await as((tx) => setReturn(tx, { ...received, state: 'received' }))
  expect(await stock()).toEqual([(first ?? 0) - 3, (second ?? 0) - 2])
  const refunded = { shippingMinor: 495, lines: lines.map((line) => ({ ...line, restock: line.lineId === vases })) }
  const { order: after, refunds } = await as((tx) => refundOrder(tx, refundOf(order.id, refunded)))
  // Pieces that came back were dealt with when they came: of the vases one is left that a refund may put on the shelf.
  expect(await stock()).toEqual([(first ?? 0) - 2, (second ?? 0) - 2])
  expect(after.lines.map(({ returnedQuantity, refundedQuantity }) => [returnedQuantity, refundedQuantity])).toEqual([
    [2, 2],
    [1, 1],
    [1, 1],
  ])
  const totalMinor = 2 * 2500 + 1000 + 4000 + 495
  expect(refunds[0]?.totalMinor).toBe(totalMinor)
  const cardMinor = order.ledger.capturedMinor
  expect(refunds[0]?.to.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual(
    totalMinor <= cardMinor
      ? [['payment', totalMinor]]
      : [
          ['payment', cardMinor],
          ['giftcard', totalMinor - cardMinor],
        ],
  )
})

test('a refund that names a line twice restocks no piece twice', async () => {
  const order = await bought({
    lines: [
      { unitMinor: 1000, quantity: 2, shelf: 0 },
      { unitMinor: 9000, quantity: 1, shelf: 1 },
    ],
    shippingMinor: 0,
    giftCardPart: 0,
    acts: [],
  })
  const twice = [2, 2].map((quantity) => ({ lineId: order.lines[0]?.id ?? '', quantity, restock: true }))
  await expect(as((tx) => refundOrder(tx, refundOf(order.id, { lines: twice })))).rejects.toMatchObject({
    code: 'orders.too_many',
  })
})

test('a return that names a line twice puts no piece on the shelf that a refund put there', async () => {
  const [before] = await stock()
  const order = await bought({
    lines: [
      { unitMinor: 1000, quantity: 3, shelf: 0 },
      { unitMinor: 900, quantity: 1, shelf: null },
    ],
    shippingMinor: 0,
    giftCardPart: 0,
    acts: [],
  })
  const lineId = order.lines[0]?.id ?? ''
  await as((tx) => fulfilOrder(tx, { id: order.id, lines: [], ...unfollowed }))
  await as((tx) => refundOrder(tx, refundOf(order.id, { lines: [{ lineId, quantity: 2, restock: true }] })))
  const lines = [1, 1, 1].map((quantity) => ({ lineId, quantity }))
  const { returns } = await as((tx) => addReturn(tx, { id: order.id, lines, reason: '', notify: false }))
  const received = { id: order.id, returnId: returns[0]?.id ?? '', restock: true, answer: '', notify: false }
  await as((tx) => setReturn(tx, { ...received, state: 'received' }))
  expect((await stock())[0]).toBe(before)
})
