import { settingsOf } from '#features/sites/server'
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { checkStock, takeStock } from '#features/catalog/server'
import { countDiscountUses } from '#features/discounts/server'
import { giftCardsById, spendGiftCard } from '#features/giftcards/server'
import type { Payment } from '#features/payments/contract'
import { handPayment, isTestPayment } from '#features/payments/server'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { preparedRead, siteTables } from '#platform/database'
import { emit } from '#platform/jobs'
import {
  firstEmail,
  type Order,
  type OrderDraft,
  faultOf,
  ordersProblems,
  orderPlaced,
  ordersSettings,
} from '../../contract/index.ts'
import { keepCustomer } from '../customers/customers.queries.ts'
import { nextNumber } from '../base/next-number.ts'
import { newOrder, withNumber, writeOrder } from './order-row.ts'
import { asOrder, orderById } from '../base/orders.queries.ts'
import { planEmail } from '../base/plan-email.ts'
import { afterPaid } from '../base/refresh-order.ts'
import { addFirstOrderEvents } from '../base/add-order-event.ts'
import { paymentSubject } from '#features/payments/contract'

export interface Placing {
  /** Repeating a key returns the same order; different contents are refused. */
  key: string
  /** Holder of the reserved stock. */
  holder: string
  /** Payment of the checkout. Without one the order is unpaid. */
  paymentId?: string | null
  subscriptionId?: string | null
  /** False for orders whose emails another feature writes. */
  notify?: boolean
}

/**
 * Turns a priced draft into an order in one transaction: stock, discounts, gift cards and the payment all become the
 * order's, or none does. All callers lock rows in the same sequence (stock, discounts, gift cards, customer, number),
 * so that two orders never deadlock.
 */
export async function placeOrder(ctx: SiteTransaction, draft: OrderDraft, placing: Placing): Promise<Order> {
  const fault = faultOf(draft)
  if (fault) throw ordersProblems.draftUnfit({ where: fault })
  const draftHash = hashOfDraft(draft)
  const before = await placedUnder(ctx, placing.key)
  if (before && before.draft_hash !== draftHash) throw ordersProblems.keyReused()
  if (before) return orderById(ctx, before.id)
  const id = newId(ctx.now().getTime())
  const isTest = await isTestOrder(ctx, draft, placing.paymentId ?? null)
  await takeWhatIsOrdered(ctx, draft, { orderId: id, holder: placing.holder, isTest })
  const [payment, customerId] = await Promise.all([
    takePayment(ctx, id, draft, placing.paymentId),
    keepCustomer(ctx, draft.customer, { isTest }),
  ])
  const order = newOrder(ctx, { id, draft, draftHash, customerId, payment, placing, isTest })
  const { payment_status: paid } = order
  if (order.delivered_at !== null)
    await afterPaid(
      ctx,
      id,
      draft.lines.map(({ productType }) => productType),
    )
  if (placing.notify !== false)
    await planEmail(ctx, { orderId: id, kind: firstEmail(draft, isSettled({ paymentStatus: paid })) })
  await emit(ctx, orderPlaced, { orderId: id })
  const { orderNumberStart } = await settingsOf(ctx, ordersSettings)
  // Drawing a number blocks other orders until the commit, so little work is left after it.
  const numbered = withNumber(order, await numberOf(ctx, { isTest, first: orderNumberStart }), draft)
  const lines = writeOrder(ctx, numbered, draft.lines)
  addFirstOrderEvents(ctx, id, [
    { kind: 'placed', details: { source: draft.source } },
    ...(paid === 'pending' ? [] : [{ kind: `payment.${paid}` }]),
  ])
  return asOrder(numbered, lines)
}

/**
 * Whether the money has arrived or is certain, so that the email confirms the order. Otherwise it says that the order
 * was received and is unpaid.
 */
export function isSettled({ paymentStatus }: Pick<Order, 'paymentStatus'>): boolean {
  return paymentStatus === 'paid' || paymentStatus === 'authorised'
}

/** Returns the order of this key, if any. A concurrent call with the same key waits for the first. */
async function placedUnder(ctx: SiteTransaction, key: string) {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`order ${ctx.site.id} ${key}`}, 0))`
  const [, { rows }] = await Promise.all([lock.execute(ctx.db), placedBefore(ctx.db, { site: ctx.site.id, key })])
  return rows[0]
}

const placedBefore = preparedRead((db, { site, key }: { site: string; key: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('orders')
    .select(['id', 'draft_hash'])
    .where('key', '=', key),
)

/**
 * Tells whether this is a test order: paid with a test payment, or with gift cards that were bought by one. Test money
 * and real money cannot pay for one order together. The payments and cards read here never change, so nothing has to be
 * locked.
 */
async function isTestOrder(
  ctx: SiteTransaction,
  { currency, giftCards }: OrderDraft,
  paymentId: string | null,
): Promise<boolean> {
  const cards = await giftCardsById(
    ctx,
    giftCards.map(({ giftCardId }) => giftCardId),
  )
  // A gift card is valid in its own currency only, and the shop's currency may have changed.
  if (cards.some((card) => card.currency !== currency)) throw ordersProblems.paymentUnfit()
  const worlds = new Set(cards.map(({ isTest }) => isTest))
  if (paymentId !== null) worlds.add(await isTestPayment(ctx, paymentId))
  if (worlds.size === 2) throw ordersProblems.worldsMixed()
  return worlds.has(true)
}

function numberOf(ctx: SiteTransaction, { isTest, first }: { isTest: boolean; first: number }): Promise<number> {
  return isTest ? nextNumber(ctx, 'test-order', 1) : nextNumber(ctx, 'order', first)
}

/** Checks stock and discounts for a test order without taking or counting anything. */
async function takeWhatIsOrdered(
  ctx: SiteTransaction,
  draft: OrderDraft,
  { orderId, holder, isTest }: { orderId: string; holder: string; isTest: boolean },
): Promise<void> {
  const subject = paymentSubject.order(orderId)
  const lines = draft.lines.flatMap(({ variantId, quantity, parts }) =>
    variantId === null ? [] : [{ variantId, quantity, parts }],
  )
  const stock = isTest ? await checkStock(ctx, { holder, lines }) : await takeStock(ctx, { holder, lines, subject })
  if (!stock.reserved) throw ordersProblems.soldOut({ short: stock.short })
  const uses = await countDiscountUses(ctx, {
    orderId,
    email: draft.customer.email,
    discounts: draft.discounts,
    isTest,
  })
  if (uses.status === 'used up') throw ordersProblems.discountGone({ discountIds: uses.discountIds })
  for (const { giftCardId, amountMinor } of draft.giftCards.toSorted((a, b) =>
    a.giftCardId < b.giftCardId ? -1 : 1,
  )) {
    const booked = await spendGiftCard(ctx, { giftCardId, amountMinor, subject })
    if (booked.status === 'refused')
      throw ordersProblems.giftCardShort({ giftCardId, balanceMinor: booked.balanceMinor })
  }
}

/** The payment must be of this very amount, and no other order's. */
async function takePayment(
  ctx: SiteTransaction,
  orderId: string,
  { totals, currency }: OrderDraft,
  paymentId: string | null = null,
): Promise<Omit<Payment, 'refunds'> | null> {
  if (paymentId === null) return null
  const payment = await handPayment(ctx, { paymentId, to: paymentSubject.order(orderId) })
  if (payment?.amountMinor !== totals.dueMinor || payment.currency !== currency) throw ordersProblems.paymentUnfit()
  return payment
}

function hashOfDraft(draft: OrderDraft): string {
  return createHash('sha256').update(JSON.stringify(draft)).digest('base64url')
}
