import { siteTables } from '#platform/database'
import { isDeepStrictEqual } from 'node:util'
import { stockLines } from '#features/catalog/contract'
import { returnStock, sellables, takeStock } from '#features/catalog/server'
import type { SiteContext, OwnerTransaction, SiteTransaction } from '#platform/context'
import { changedSince, type Input, newId } from '#platform/contract'
import {
  discountsOver,
  type Order,
  type OrderDetail,
  orderAllows,
  ordersProblems,
  type ordersApi,
  partOf,
  seenOfOrder,
} from '../../contract/index.ts'
import { issueInvoice, withdrawInvoice } from '../invoices/issue-invoice.ts'
import { orderDetail } from '../base/order-detail.ts'
import { searchText, writeLines } from '../placing/order-row.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { lineFrom } from '../placing/create-manual-order.ts'
import { planEmail } from '../base/plan-email.ts'
import { refreshOrder } from '../base/refresh-order.ts'
import { type UntaxedLine, taxLines } from '../money/tax-lines.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { paymentSubject } from '#features/payments/contract'

type EditInput = Input<typeof ordersApi.edit>

/**
 * Changes an order before anything was shipped or refunded. Remaining items keep their prices, discounts shrink with
 * their pieces, and taxes are calculated again. The difference is charged or owed to the customer, and a new invoice
 * replaces the former one.
 */
export async function editOrder(ctx: OwnerTransaction, input: EditInput): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const before = await lockedOrder(ctx, input.id)
  if (!orderAllows(before, before.ledger).edit) throw ordersProblems.notNow({ act: 'edit' })
  refuseOvertaken(before, input)
  const lines = [...remainingLines(before, input), ...(await addedLines(ctx, input))]
  if (lines.length === 0) throw ordersProblems.nothingChosen()
  const shippingAddress = input.shippingAddress ?? before.shippingAddress
  const customer = {
    ...before.customer,
    email: input.email ?? before.customer.email,
    phone: input.phone ?? before.customer.phone,
  }
  const classes = await classesOf(ctx, lines)
  const { pricesIncludeTax, giftCards, shipping } = before
  const address = shippingAddress ?? before.billingAddress
  const taxed = await taxLines(ctx, {
    pricesIncludeTax,
    giftCards,
    shipping,
    // Charged VAT is removed by `refundVat` alone, which lowers the prices too.
    customer: before.taxTreatment === 'standard' ? { ...customer, vatNumber: null } : customer,
    address,
    lines: lines.map((line) => ({ ...line, taxClass: classes.get(line.variantId ?? '') })),
  })
  if (taxed.totals.dueMinor < 0) throw ordersProblems.refundTooMuch()
  if (before.takesStock) await moveStock(ctx, before, lines)
  const discounts = discountsOver(before.discounts, taxed.totals.discountMinor)
  const changed = {
    customer,
    shipping_address: shippingAddress,
    billing_address: input.billingAddress ?? before.billingAddress,
    discounts,
  }
  await siteTables(ctx)
    .updateTable('orders')
    .set({
      ...changed,
      totals: taxed.totals,
      taxes: taxed.taxes,
      shipping: taxed.shipping,
      tax_treatment: taxed.taxTreatment,
      tax_reasons: taxed.taxReasons,
      total_minor: taxed.totals.totalMinor,
      search: searchText(before, { customer, shippingAddress, lines: taxed.lines }),
    })
    .where('id', '=', before.id)
    .execute()
  await siteTables(ctx).deleteFrom('order_lines').where('order_id', '=', before.id).execute()
  writeLines(ctx, before.id, taxed.lines)
  await finish(ctx, before, input)
  return orderDetail(ctx, before.id)
}

async function finish(ctx: OwnerTransaction, before: Order, { notify }: EditInput): Promise<void> {
  const after = await refreshOrder(ctx, before.id)
  const minor = Math.abs(after.totals.totalMinor - before.totals.totalMinor)
  if (isDeepStrictEqual(billed(after), billed(before))) return
  const kind =
    after.totals.totalMinor < before.totals.totalMinor ? 'edited.less' : minor === 0 ? 'edited' : 'edited.more'
  await addOrderEvent(ctx, before.id, kind, { minor, currency: before.currency })
  const round = newId(ctx.now().getTime())
  await withdrawInvoice(ctx, before, `edit:${round}:withdrawn`)
  await issueInvoice(ctx, after, `edit:${round}`)
  if (notify)
    await planEmail(ctx, {
      orderId: before.id,
      kind: after.balance.dueMinor > 0 ? 'order-received' : 'order-confirmed',
    })
}

/** The data that an invoice states. A new one is issued only when they changed. */
function billed({ lines, totals, taxes, discounts, shipping, customer, billingAddress, shippingAddress }: Order) {
  return { lines, totals, taxes, discounts, shipping, customer, billingAddress, shippingAddress }
}

function remainingLines(order: Order, { quantities }: EditInput): UntaxedLine[] {
  for (const { lineId } of quantities) if (!order.lines.some(({ id }) => id === lineId)) throw ordersProblems.tooMany()
  return order.lines.flatMap((line) => {
    const quantity = quantities.find(({ lineId }) => lineId === line.id)?.quantity ?? line.quantity
    if (quantity === 0) return []
    const discountMinor =
      quantity < line.quantity ? partOf(line.discountMinor, quantity, line.quantity) : line.discountMinor
    const {
      fulfilledQuantity: _f,
      refundedQuantity: _r,
      returnedQuantity: _b,
      taxes: _t,
      taxMinor: _m,
      totalMinor: _s,
      ...remaining
    } = line
    return [{ ...remaining, quantity, discountMinor }]
  })
}

async function addedLines(ctx: SiteContext, { additions }: EditInput): Promise<UntaxedLine[]> {
  const sellablesById = await sellables(
    ctx,
    additions.map(({ variantId }) => variantId),
  )
  return additions.map(({ variantId, quantity }) => {
    const sellable = sellablesById.get(variantId)
    if (!sellable) throw ordersProblems.nothingChosen()
    return {
      ...lineFrom(sellable),
      id: newId(ctx.now().getTime()),
      title: sellable.title,
      quantity,
      unitMinor: sellable.priceMinor,
      discountMinor: 0,
    }
  })
}

async function classesOf(ctx: SiteContext, lines: readonly UntaxedLine[]): Promise<Map<string, string>> {
  const sellablesById = await sellables(
    ctx,
    lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId])),
  )
  return new Map([...sellablesById].map(([id, { taxClass }]) => [id, taxClass]))
}

/** Takes stock for the added units, and returns that of the removed ones. */
async function moveStock(ctx: SiteTransaction, before: Order, after: readonly UntaxedLine[]): Promise<void> {
  const change = new Map<string, number>()
  const count = (lines: readonly Pick<UntaxedLine, 'variantId' | 'quantity' | 'parts'>[], sign: 1 | -1) => {
    for (const { variantId, quantity, parts } of lines)
      if (variantId !== null)
        for (const moved of stockLines({ variantId, quantity, parts }))
          change.set(moved.variantId, (change.get(moved.variantId) ?? 0) + sign * moved.quantity)
  }
  count(after, 1)
  count(before.lines, -1)
  const subject = paymentSubject.order(before.id)
  const more = [...change]
    .filter(([, quantity]) => quantity > 0)
    .map(([variantId, quantity]) => ({ variantId, quantity }))
  const less = [...change]
    .filter(([, quantity]) => quantity < 0)
    .map(([variantId, quantity]) => ({ variantId, quantity: -quantity }))
  const takenStock = more.length === 0 ? null : await takeStock(ctx, { holder: '', lines: more, subject })
  if (takenStock && !takenStock.reserved) throw ordersProblems.soldOut({ short: takenStock.short })
  if (less.length > 0) await returnStock(ctx, { lines: less, subject })
}

/** Throws where another person saved other values since the caller read the order. */
function refuseOvertaken(
  order: Order,
  { before, quantities, email, phone, shippingAddress, billingAddress }: EditInput,
): void {
  if (!before) return
  const now = seenOfOrder(order)
  const fields = Object.entries({ email, phone, shippingAddress, billingAddress })
  const wanted = Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  const pieces = Object.fromEntries(quantities.map(({ lineId, quantity }) => [lineId, quantity]))
  const plain = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>
  const where =
    changedSince(before, now, wanted) ?? changedSince(plain(before['quantities']), plain(now['quantities']), pieces)
  if (where !== undefined) throw ordersProblems.changedSince({ where })
}
