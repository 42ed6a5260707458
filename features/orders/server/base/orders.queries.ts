import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { hashOf } from '#features/accounts/server'
import {
  type Order,
  type OrderLedger,
  type OrderLine,
  type OrderRow,
  labelOf,
  ordersProblems,
  balanceOf,
} from '../../contract/index.ts'
import type { OrderLinesTable, OrdersTable } from '../orders.tables.ts'

export async function orderById(ctx: SiteContext, id: string): Promise<Order> {
  const row = await siteTables(ctx).selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw ordersProblems.notFound()
  return asOrder(row, await linesOf(ctx, [id]))
}

/** Returns the existing orders among these ids, in no particular order. */
export async function ordersByIds(ctx: SiteContext, ids: readonly string[]): Promise<Order[]> {
  const rows = await siteTables(ctx)
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute()
  return withLines(ctx, rows)
}

/** Adds the lines to several orders with one query. */
export async function withLines(ctx: SiteContext, rows: readonly OrdersTable[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const lines = await linesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const ofOrder = Map.groupBy(lines, (line) => line.order_id)
  return rows.map((row) => asOrder(row, ofOrder.get(row.id) ?? []))
}

/** Returns the order's row, locked until the end of the transaction. */
export async function lockOrder(ctx: SiteContext, id: string): Promise<OrdersTable> {
  const row = await siteTables(ctx).selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw ordersProblems.notFound()
  return row
}

export async function lockedOrder(ctx: SiteContext, id: string): Promise<Order> {
  const row = await lockOrder(ctx, id)
  return asOrder(row, await linesOf(ctx, [id]))
}

/** The order with this page token. The comparison takes constant time, so that wrong tokens reveal nothing. */
export async function orderByToken(ctx: SiteContext, token: string): Promise<Order | null> {
  if (token.length < 40) return null
  const hash = hashOf(token)
  const orders = siteTables(ctx)
    .selectFrom('orders')
    .selectAll()
    .where((row) => row.or([row('token_hash', '=', hash), row('former_token_hash', '=', hash)]))
  const row = await orders.executeTakeFirst()
  return row ? asOrder(row, await linesOf(ctx, [row.id])) : null
}

/** The lines of each order, in their own sequence. */
export async function linesOf(ctx: SiteContext, orderIds: readonly string[]): Promise<OrderLinesTable[]> {
  return siteTables(ctx)
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', 'in', [...orderIds])
    .orderBy('position')
    .execute()
}

export function ledgerOf(row: OrdersTable): OrderLedger {
  return {
    totalMinor: row.total_minor,
    creditedMinor: row.credited_minor,
    capturedMinor: row.captured_minor,
    authorisedMinor: row.authorised_minor,
    giftCardMinor: row.gift_card_minor,
    refundedMinor: row.refunded_minor,
    giftCardRefundedMinor: row.gift_card_refunded_minor,
    lostMinor: row.lost_minor,
  }
}

export function standingOf(row: Pick<OrdersTable, 'status' | 'payment_status' | 'fulfilment_status'>) {
  return { status: row.status, paymentStatus: row.payment_status, fulfilmentStatus: row.fulfilment_status }
}

export function asOrder(row: OrdersTable, lines: readonly OrderLinesTable[]): Order {
  const ledger = ledgerOf(row)
  return {
    id: row.id,
    number: row.number,
    importedNumber: row.imported_number,
    placedAt: row.placed_at.toISOString(),
    ...standingOf(row),
    label: labelOf(standingOf(row)),
    isTest: row.is_test,
    takesStock: row.takes_stock,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    cancelReason: row.cancel_reason,
    subscriptionId: row.subscription_id,
    customerId: row.customer_id,
    currency: row.currency,
    locale: row.locale,
    pricesIncludeTax: row.prices_include_tax,
    customer: row.customer,
    billingAddress: row.billing_address,
    shippingAddress: row.shipping_address,
    discounts: row.discounts,
    shipping: row.shipping,
    taxes: row.taxes,
    taxTreatment: row.tax_treatment,
    taxReasons: row.tax_reasons,
    giftCards: row.gift_cards,
    totals: row.totals,
    note: row.note,
    customFields: row.custom_fields,
    source: row.source,
    lines: lines.map(asLine),
    ledger,
    balance: balanceOf(ledger),
  }
}

function asLine(row: OrderLinesTable): OrderLine {
  return {
    id: row.id,
    productId: row.product_id,
    variantId: row.variant_id,
    productType: row.product_type,
    title: row.title,
    variantTitle: row.variant_title,
    sku: row.sku,
    image: row.image,
    quantity: row.quantity,
    unitMinor: row.unit_minor,
    discountMinor: row.discount_minor,
    taxMinor: row.tax_minor,
    totalMinor: row.total_minor,
    taxes: row.taxes,
    form: row.form,
    plan: row.plan,
    ...(row.parts.length > 0 ? { parts: row.parts } : {}),
    shipsFrom: row.ships_from || null,
    giftCard: row.gift_card,
    fulfilledQuantity: row.fulfilled_quantity,
    refundedQuantity: row.refunded_quantity,
    returnedQuantity: row.returned_quantity,
  }
}

export function asOrderRow(row: OrdersTable, lineCount: number): OrderRow {
  return {
    id: row.id,
    number: row.number,
    importedNumber: row.imported_number,
    placedAt: row.placed_at.toISOString(),
    customerName: row.customer.name,
    email: row.customer.email,
    currency: row.currency,
    totalMinor: row.total_minor,
    lineCount,
    ...standingOf(row),
    label: labelOf(standingOf(row)),
    isTest: row.is_test,
  }
}
