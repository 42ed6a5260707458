import type { ImportedOutcome, RowToRun } from '#features/imports/server'
import type { OwnerTransaction, SiteContext } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRows, siteTables } from '#platform/database'
import type { OrderEventsTable, OrderLinesTable, OrdersTable } from '../orders.tables.ts'
import { ordersMessages } from '../../contract/index.ts'
import { searchText } from '../placing/order-row.ts'
import { statusTokenHash } from '../base/tokens.ts'
import type { PastLine, PastOrder } from './past-order.ts'
import { customersByKey, newCustomer } from './write-customers.ts'

/** Key of an imported order. A shop has each number once, whichever file contains it. */
export function keyOfOrder({ system, number }: Pick<PastOrder, 'system' | 'number'>): string {
  return `import:${system.toLowerCase()}:${number}`
}

/** Stores orders as history, with their lines and a timeline from the file. */
export async function writeOrders(
  ctx: OwnerTransaction,
  rows: readonly RowToRun[],
): Promise<Map<string, ImportedOutcome>> {
  ctx.require('commerce.orders')
  const outcomes = new Map<string, ImportedOutcome>()
  if (rows.length === 0) return outcomes
  const wanted = rows.map(({ payload, ...row }) => ({ ...row, order: payload as PastOrder }))
  const present = await presentOrders(
    ctx,
    wanted.map(({ order }) => keyOfOrder(order)),
  )
  const customers = await customerIds(
    ctx,
    wanted.map(({ order }) => order),
  )
  const variants = await variantsBySku(
    ctx,
    wanted.flatMap(({ order }) => order.lines.map(({ sku }) => sku)),
  )
  const added: WrittenOrder[] = []
  for (const { key, order, target, isSame } of wanted) {
    const before = present.get(keyOfOrder(order))
    const id = before ?? newId(new Date(order.placedAt).getTime())
    const own = { kind: 'order', id }
    if (before !== undefined && (isSame || target === null)) {
      const notes = target === null ? [{ code: 'orderThere', values: {} }] : []
      outcomes.set(key, { outcome: 'unchanged', target: own, notes })
      continue
    }
    const written = writtenOrder(ctx, { id, order, customerId: customers.get(order.customer.key) ?? '', variants })
    if (before === undefined) added.push(written)
    else await replaceOrder(ctx, written)
    outcomes.set(key, { outcome: before === undefined ? 'create' : 'update', target: own })
  }
  await insertRows(
    ctx.db,
    'orders',
    added.map(({ row }) => row),
  )
  await insertRows(
    ctx.db,
    'order_lines',
    added.flatMap(({ lines }) => lines),
  )
  await insertRows(
    ctx.db,
    'order_events',
    added.flatMap(({ events }) => events),
  )
  return outcomes
}

interface WrittenOrder {
  row: OrdersTable
  lines: OrderLinesTable[]
  events: OrderEventsTable[]
}

/** Replaces the imported data of an order. Notes of the owner stay. */
async function replaceOrder(ctx: OwnerTransaction, { row, lines }: WrittenOrder): Promise<void> {
  const { id, website_id: _, key: __, token_hash: ___, former_token_hash: ____, ...fields } = row
  await siteTables(ctx).updateTable('orders').set(fields).where('id', '=', id).execute()
  await siteTables(ctx).deleteFrom('order_lines').where('order_id', '=', id).execute()
  await insertRows(ctx.db, 'order_lines', lines)
}

async function presentOrders(ctx: SiteContext, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await siteTables(ctx)
    .selectFrom('orders')
    .select(['key', 'id'])
    .where('key', 'in', [...keys])
    .execute()
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Customers were imported before their orders; those erased since are stored again. */
async function customerIds(ctx: OwnerTransaction, orders: readonly PastOrder[]): Promise<Map<string, string>> {
  const buyers = new Map(orders.map(({ customer }) => [customer.key, customer]))
  const present = await customersByKey(ctx, [...buyers.keys()])
  const ids = new Map([...present].map(([key, { id }]) => [key, id]))
  const missing = [...buyers.values()].filter(({ key }) => !ids.has(key)).map((customer) => newCustomer(ctx, customer))
  await insertRows(ctx.db, 'customers', missing)
  for (const { email_key: key, id } of missing) ids.set(key, id)
  return ids
}

type Variants = ReadonlyMap<string, { productId: string; variantId: string; image: string | null }>

/** Finds the variants with these SKUs, so that lines lead to their product. A SKU of several variants is ignored. */
async function variantsBySku(ctx: SiteContext, skus: readonly string[]): Promise<Variants> {
  const wanted = [...new Set(skus.filter((sku) => sku !== ''))]
  const byCode = new Map<string, { productId: string; variantId: string; image: string | null }>()
  if (wanted.length === 0) return byCode
  const rows = await siteTables(ctx)
    .selectFrom('product_variants')
    .select(['id', 'product_id', 'sku', 'imported_sku', 'image_id'])
    .where((row) => row.or([row('sku', 'in', wanted), row('imported_sku', 'in', wanted)]))
    .execute()
  const doubled = new Set<string>()
  for (const { id, product_id, sku, imported_sku, image_id } of rows)
    for (const code of new Set([sku, imported_sku])) {
      if (code === null) continue
      if (byCode.has(code)) doubled.add(code)
      byCode.set(code, { productId: product_id, variantId: id, image: image_id })
    }
  for (const code of doubled) byCode.delete(code)
  return byCode
}

interface Writing {
  id: string
  order: PastOrder
  customerId: string
  variants: Variants
}

function writtenOrder(ctx: OwnerTransaction, writing: Writing): WrittenOrder {
  const { id, order } = writing
  const lines = order.lines.map((line, position) => lineRow(ctx, writing, line, position))
  return { row: orderRow(ctx, writing), lines, events: eventsOf(ctx, id, order) }
}

function orderRow(ctx: OwnerTransaction, { id, order, customerId }: Writing): OrdersTable {
  const { totals, customer, receivedMinor, refundedMinor } = order
  const { email, name, phone, acceptsMarketing } = customer
  const isCancelled = order.cancelledAt !== ''
  const number = Number(/\d{1,15}/.exec(order.number)?.[0] ?? 0)
  const row = {
    website_id: ctx.site.id,
    id,
    number,
    imported_number: order.number,
    key: keyOfOrder(order),
    draft_hash: '',
    token_hash: statusTokenHash(ctx, id),
    former_token_hash: null,
    source: 'import' as const,
    status: isCancelled ? ('cancelled' as const) : ('open' as const),
    payment_status: order.paymentStatus,
    fulfilment_status: order.fulfilmentStatus,
    currency: order.currency,
    locale: ctx.site.locale,
    prices_include_tax: order.pricesIncludeTax,
    is_test: false,
    takes_stock: false,
    customer_id: customerId,
    customer: { memberId: null, email, name, phone, vatNumber: null, acceptsMarketing },
    billing_address: order.billingAddress,
    shipping_address: order.shippingAddress,
    tax_treatment: 'standard' as const,
    tax_reasons: [],
    gift_cards: [],
    note: order.note,
    custom_fields: null,
    subscription_id: null,
    total_minor: totals.totalMinor,
    credited_minor: refundedMinor,
    captured_minor: receivedMinor,
    authorised_minor: order.paymentStatus === 'authorised' ? totals.totalMinor : 0,
    gift_card_minor: 0,
    refunded_minor: refundedMinor,
    gift_card_refunded_minor: 0,
    lost_minor: 0,
    placed_at: new Date(order.placedAt),
    delivered_at: receivedMinor > 0 ? new Date(order.paidAt || order.placedAt) : null,
    cancelled_at: isCancelled ? new Date(order.cancelledAt) : null,
    cancel_reason: order.cancelReason,
  }
  const words = { customer: row.customer, shippingAddress: order.shippingAddress, lines: order.lines }
  return {
    ...row,
    ...sumsOf(ctx, order),
    search: searchText({ number, isTest: false, importedNumber: order.number }, words),
  }
}

function sumsOf(
  ctx: SiteContext,
  { totals, discountCode, shippingTitle, taxes }: PastOrder,
): Pick<OrdersTable, 'discounts' | 'shipping' | 'taxes' | 'totals'> {
  const { discountMinor, shippingMinor, taxMinor, totalMinor } = totals
  const unnamed = { name: ordersMessages(ctx.locale, 'importedTax'), ratePpm: 0, amountMinor: taxMinor }
  const ownTaxes = taxes.length === 0 && taxMinor > 0 ? [unnamed] : taxes
  return {
    discounts:
      discountMinor > 0
        ? [{ discountId: newId(), code: discountCode || null, title: discountCode, amountMinor: discountMinor }]
        : [],
    shipping:
      shippingMinor > 0 || shippingTitle !== ''
        ? {
            optionId: 'imported',
            title: shippingTitle,
            kind: 'ship',
            amountMinor: shippingMinor,
            discountMinor: 0,
            taxMinor: 0,
          }
        : null,
    taxes: ownTaxes.map((tax) => ({
      ...tax,
      baseMinor: tax.ratePpm > 0 ? Math.round((tax.amountMinor * 1_000_000) / tax.ratePpm) : 0,
    })),
    totals: { ...totals, giftCardMinor: 0, dueMinor: totalMinor },
  }
}

const goods = 1
const service = 3

function lineRow(
  ctx: SiteContext,
  { id, order, variants }: Writing,
  line: PastLine,
  position: number,
): OrderLinesTable {
  const variant = variants.get(line.sku)
  const { quantity, unitMinor, discountMinor, taxMinor } = line
  return {
    website_id: ctx.site.id,
    order_id: id,
    id: newId(),
    position,
    product_id: variant?.productId ?? null,
    variant_id: variant?.variantId ?? null,
    product_type: line.isParcel ? goods : service,
    title: line.title,
    variant_title: line.variantTitle,
    sku: line.sku,
    image: variant?.image ?? null,
    quantity,
    unit_minor: unitMinor,
    discount_minor: discountMinor,
    tax_minor: taxMinor,
    total_minor: quantity * unitMinor - discountMinor + (order.pricesIncludeTax ? 0 : taxMinor),
    taxes: [],
    form: null,
    plan: null,
    parts: [],
    ships_from: '',
    gift_card: null,
    fulfilled_quantity: line.isSent ? quantity : 0,
    refunded_quantity: 0,
    refunded_minor: 0,
    returned_quantity: 0,
  }
}

/** Lists the former shop's events with their dates, and then the import. */
function eventsOf(ctx: OwnerTransaction, orderId: string, order: PastOrder): OrderEventsTable[] {
  const { placedAt, paidAt, fulfilledAt, cancelledAt, receivedMinor, system, paidBy, tags } = order
  const story: { kind: string; at: string; details?: Record<string, string> }[] = [{ kind: 'placed', at: placedAt }]
  if (receivedMinor > 0) story.push({ kind: 'imported.paid', at: paidAt || placedAt, details: { how: paidBy } })
  if (fulfilledAt !== '') story.push({ kind: 'imported.sent', at: fulfilledAt })
  if (cancelledAt !== '') story.push({ kind: 'cancelled', at: cancelledAt, details: { reason: order.cancelReason } })
  const past = story.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  const now = ctx.now().toISOString()
  if (tags.length > 0) past.push({ kind: 'imported.tags', at: now, details: { tags: tags.join(', ') } })
  past.push({ kind: 'imported', at: now, details: { system } })
  return past.map(({ kind, at, details = {} }, index) => ({
    website_id: ctx.site.id,
    order_id: orderId,
    position: index + 1,
    kind,
    who: '',
    details,
    at: new Date(at),
  }))
}
