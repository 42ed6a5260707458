import { siteTables } from '#platform/database'
import { returnStock } from '#features/catalog/server'
import { issueGiftCard, refundToGiftCard, voidGiftCards } from '#features/giftcards/server'
import { paymentsOf, requestRefund } from '#features/payments/server'
import type { SiteContext, SiteTransaction, OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { emit } from '#platform/jobs'
import {
  type Order,
  allocate,
  lineRefundMinor,
  moneyBackMinor,
  type OrderDetail,
  orderAllows,
  shelvable,
  ordersProblems,
  type ordersApi,
  shippingTotalOf,
  taxBackMinor,
  orderRefunded,
} from '../../contract/index.ts'
import { issueCreditNote, type RefundedTaxes } from '../invoices/issue-invoice.ts'
import { orderDetail } from '../base/order-detail.ts'
import type { Allocation, RefundedLine } from '../base/order-rows.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { planEmail } from '../base/plan-email.ts'
import { refreshOrder, refundsOf } from '../base/refresh-order.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { paymentSubject } from '#features/payments/contract'

export type RefundInput = Input<typeof ordersApi.refund>

/** Refunds lines, shipping or an amount, to the original payment method or as a gift card. */
export async function refundOrder(ctx: OwnerTransaction, input: RefundInput): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  await refundPayment(ctx, input)
  return orderDetail(ctx, input.id)
}

/** The refund in the caller's transaction. Answers its id. */
export async function refundPayment(ctx: SiteTransaction, input: RefundInput): Promise<string> {
  const order = await lockedOrder(ctx, input.id)
  if (!orderAllows(order, order.ledger).refund) throw ordersProblems.notNow({ act: 'refund' })
  // A line may be named only once, because its remaining amount is checked per entry.
  if (new Set(input.lines.map(({ lineId }) => lineId)).size < input.lines.length) throw ordersProblems.tooMany()
  const id = newId(ctx.now().getTime())
  const lines: RefundedLine[] = []
  for (const line of input.lines) lines.push(await withoutSpent(ctx, order, id, refundedLine(order, line)))
  await checkShipping(ctx, order, input.shippingMinor)
  const creditMinor =
    lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) + input.shippingMinor + input.adjustmentMinor
  const before = await refundsOf(ctx, order.id)
  if (
    creditMinor >
    order.balance.netMinor - onCardsMinor(order, [...before.flatMap((refund) => refund.lines), ...lines])
  )
    throw ordersProblems.refundTooMuch()
  const backMinor = moneyBackMinor(order.ledger, creditMinor)
  if (creditMinor === 0 && backMinor === 0) throw ordersProblems.refundEmpty()
  const allocations =
    backMinor === 0 ? [] : await sendBack(ctx, order, { id, backMinor, to: input.to, reason: input.reason })
  const taxes = await taxesOf(ctx, order, lines, input)
  const taxMinor = taxes.shippingMinor + [...taxes.ofLines.values()].reduce((sum, lineTax) => sum + lineTax, 0)
  await siteTables(ctx)
    .insertInto('order_refunds')
    .values({
      id,
      order_id: order.id,
      lines,
      shipping_minor: input.shippingMinor,
      adjustment_minor: input.adjustmentMinor,
      total_minor: creditMinor,
      tax_minor: taxMinor,
      allocations,
      reason: input.reason,
      at: ctx.now(),
    })
    .execute()
  await writeLines(ctx, order, lines, before)
  await refreshOrder(ctx, order.id)
  if (creditMinor > 0) await issueCreditNote(ctx, order, { refundId: id, lines, input, creditMinor, taxes, taxMinor })
  await addOrderEvent(ctx, order.id, 'refunded', {
    minor: Math.max(backMinor, creditMinor),
    currency: order.currency,
    reason: input.reason,
  })
  if (input.notify && backMinor > 0) await planEmail(ctx, { orderId: order.id, kind: 'order-refunded', refundId: id })
  await emit(ctx, orderRefunded, { orderId: order.id, refundId: id })
  return id
}

function refundedLine(order: Order, { lineId, quantity, restock }: RefundInput['lines'][number]): RefundedLine {
  const line = order.lines.find((candidate) => candidate.id === lineId)
  if (!line || quantity > line.quantity - line.refundedQuantity) throw ordersProblems.tooMany()
  return {
    lineId,
    quantity,
    amountMinor: lineRefundMinor(line, quantity),
    restocked: restock && order.takesStock && line.variantId !== null,
  }
}

/** Limits the refund of gift cards to their balance and disables them. Cards that were not sent yet are never sent. */
async function withoutSpent(
  ctx: SiteTransaction,
  order: Order,
  refundId: string,
  line: RefundedLine,
): Promise<RefundedLine> {
  const ordered = order.lines.find(({ id }) => id === line.lineId)
  if (!ordered?.giftCard) return line
  const { voided, balanceMinor } = await voidGiftCards(ctx, {
    orderId: order.id,
    keyPrefix: `${line.lineId}:`,
    count: line.quantity,
    subject: `refund:${refundId}`,
  })
  const unsentMinor = lineRefundMinor(ordered, line.quantity - voided)
  const amountMinor = Math.min(line.amountMinor, unsentMinor + balanceMinor)
  if (amountMinor === 0) throw ordersProblems.giftCardSpent()
  return { ...line, amountMinor }
}

/**
 * Returns the customer's value in gift cards of this order, spent or not: it is refunded with their line alone, which
 * voids them. `refunded`: all lines with their refunds.
 */
function onCardsMinor(order: Order, refunded: readonly RefundedLine[]): number {
  return order.lines
    .filter(({ giftCard }) => giftCard !== null)
    .map(({ id, totalMinor }) => {
      const back = refunded.filter(({ lineId }) => lineId === id)
      return totalMinor - back.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    })
    .reduce((sum, minor) => sum + minor, 0)
}

async function checkShipping(ctx: SiteContext, order: Order, shippingMinor: number): Promise<void> {
  if (shippingMinor === 0) return
  const before = (await refundsOf(ctx, order.id)).reduce((sum, refund) => sum + refund.shipping_minor, 0)
  if (shippingMinor > shippingTotalOf(order) - before) throw ordersProblems.refundTooMuch()
}

async function sendBack(
  ctx: SiteTransaction,
  order: Order,
  { id, backMinor, to, reason }: { id: string; backMinor: number; to: 'original' | 'giftcard'; reason: string },
): Promise<Allocation[]> {
  if (to === 'giftcard') return [await newGiftCard(ctx, order, id, backMinor)]
  const payments = (await paymentsOf(ctx, [paymentSubject.order(order.id)])).map((payment) => ({
    id: payment.id,
    refundableMinor: payment.capturedMinor - payment.refundedMinor,
  }))
  const cards = await refundableCards(ctx, order)
  const parts = allocate(backMinor, [...payments, ...cards])
  if (!parts) throw ordersProblems.refundTooMuch()
  const allocations: Allocation[] = []
  for (const { id: source, amountMinor } of parts) {
    if (cards.some((card) => card.id === source)) {
      const booked = await refundToGiftCard(ctx, { giftCardId: source, amountMinor, subject: `refund:${id}` })
      allocations.push(
        booked.status === 'booked'
          ? { kind: 'giftcard', giftCardId: source, amountMinor }
          : // A card that pays for nothing any more is replaced by one that does.
            { ...(await newGiftCard(ctx, order, `${id}:${source}`, amountMinor)), insteadOf: source },
      )
    } else {
      const refundId = await requestRefund(ctx, {
        paymentId: source,
        amountMinor,
        key: `refund:${id}:${source}`,
        reason,
      })
      allocations.push({ kind: 'payment', paymentId: source, refundId, amountMinor })
    }
  }
  return allocations
}

async function newGiftCard(
  ctx: SiteTransaction,
  order: Order,
  refundId: string,
  amountMinor: number,
): Promise<Extract<Allocation, { kind: 'giftcard' }>> {
  const { giftCard } = await issueGiftCard(ctx, {
    amountMinor,
    currency: order.currency,
    recipientName: order.customer.name,
    recipientEmail: order.customer.email,
    order: { id: order.id, key: `refund:${refundId}`, isTest: order.isTest },
  })
  return { kind: 'giftcard', giftCardId: giftCard.id, amountMinor }
}

/** Returns the amount spent from each gift card that has not been refunded to it. */
async function refundableCards(ctx: SiteContext, order: Order): Promise<{ id: string; refundableMinor: number }[]> {
  const back = (await refundsOf(ctx, order.id)).flatMap(({ allocations }) => allocations)
  const backTo = (cardId: string) =>
    back.reduce(
      (sum, allocation) =>
        allocation.kind === 'giftcard' && (allocation.insteadOf ?? allocation.giftCardId) === cardId
          ? sum + allocation.amountMinor
          : sum,
      0,
    )
  return order.giftCards.map(({ giftCardId, amountMinor }) => ({
    id: giftCardId,
    refundableMinor: amountMinor - backTo(giftCardId),
  }))
}

/** The refunded tax of each line and of shipping, in addition to earlier refunds. */
async function taxesOf(
  ctx: SiteContext,
  order: Order,
  lines: readonly RefundedLine[],
  { shippingMinor }: RefundInput,
): Promise<RefundedTaxes> {
  const before = await refundsOf(ctx, order.id)
  const beforeOf = (lineId: string) =>
    before
      .flatMap((refund) => refund.lines)
      .reduce((sum, line) => (line.lineId === lineId ? sum + line.amountMinor : sum), 0)
  const ofLines = new Map(
    lines.map(({ lineId, amountMinor }) => {
      const line = order.lines.find((candidate) => candidate.id === lineId)
      const lineTax = { taxMinor: line?.taxMinor ?? 0, wholeMinor: line?.totalMinor ?? 0 }
      return [lineId, taxBackMinor(lineTax, beforeOf(lineId), amountMinor)]
    }),
  )
  const shipping = { taxMinor: order.shipping?.taxMinor ?? 0, wholeMinor: shippingTotalOf(order) }
  const shippingBefore = before.reduce((sum, refund) => sum + refund.shipping_minor, 0)
  return { ofLines, shippingMinor: taxBackMinor(shipping, shippingBefore, shippingMinor) }
}

async function writeLines(
  ctx: SiteTransaction,
  order: Order,
  lines: readonly RefundedLine[],
  before: readonly { lines: readonly RefundedLine[] }[],
): Promise<void> {
  for (const { lineId, quantity, amountMinor } of lines) {
    await siteTables(ctx)
      .updateTable('order_lines')
      .set((row) => ({
        refunded_quantity: row('refunded_quantity', '+', quantity),
        refunded_minor: row('refunded_minor', '+', amountMinor),
      }))
      .where('order_id', '=', order.id)
      .where('id', '=', lineId)
      .execute()
  }
  const restocked = lines.flatMap(({ lineId, quantity, restocked: isBack }) => {
    const line = order.lines.find((item) => item.id === lineId)
    if (!isBack || !line?.variantId) return []
    return [{ variantId: line.variantId, quantity: Math.min(quantity, shelvable(line, before)), parts: line.parts }]
  })
  if (restocked.length > 0) await returnStock(ctx, { lines: restocked, subject: paymentSubject.order(order.id) })
}
