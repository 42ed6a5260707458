import { addressLines, csvRow } from '#platform/contract'
import { Readable } from 'node:stream'
import { summaryText } from '#features/forms/contract'
import type { OwnerContext, Writable } from '#platform/context'
import { inSite } from '#platform/database'
import { type Answer, answer } from '#platform/http'
import { exponentOf } from '#platform/money'
import { type Order, type OrderFilter, labelOf, orderNumberText } from '../../contract/index.ts'
import { chosenOrders, newestFirst, placedBefore } from '../base/list-orders.ts'
import { withLines } from '../base/orders.queries.ts'

const atOnce = 200
const columns = [
  'Order',
  'Placed at',
  'Status',
  'Payment',
  'Fulfilment',
  'Source',
  'Email',
  'Name',
  'Phone',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Tax treatment',
  'Total',
  'Paid',
  'Refunded',
  'Lost in disputes',
  'Discount codes',
  'Shipping method',
  'Shipping address',
  'Billing address',
  'VAT number',
  'VAT number check',
  'Customer note',
  'Item',
  'Variant',
  'SKU',
  'Quantity',
  'Unit price',
  'Item discount',
  'Item tax',
  'Item total',
  'Item answers',
  'Order answers',
  'Test',
] as const

/**
 * Orders as rows of a spreadsheet: one for each line, with all values of its order. Streamed, because the history may
 * be long.
 */
export async function exportOrders(ctx: Writable<OwnerContext>, filter: OrderFilter): Promise<Answer<Readable>> {
  ctx.require('commerce.orders')
  const body = Readable.from(rowsOf(ctx, filter))
  const headers = { 'content-disposition': 'attachment; filename="orders.csv"', 'cache-control': 'no-store' }
  return answer({ type: 'text/csv; charset=utf-8', headers, body })
}

async function* rowsOf(ctx: Writable<OwnerContext>, filter: OrderFilter): AsyncGenerator<string> {
  // Byte order mark, by which spreadsheets recognise UTF-8.
  yield `\uFEFF${csvRow(columns)}`
  for (let after: string | undefined, isDone = false; !isDone; ) {
    const orders: Order[] = await inSite(ctx, ctx.site, (tx) => ordersAfter(tx, filter, after))
    for (const order of orders) yield order.lines.map((line) => csvRow(cellsOf(ctx, order, line))).join('')
    after = orders.at(-1)?.id
    isDone = orders.length < atOnce
  }
}

async function ordersAfter(ctx: OwnerContext, filter: OrderFilter, after: string | undefined): Promise<Order[]> {
  const page = chosenOrders(ctx, filter).selectAll('orders').orderBy(newestFirst).limit(atOnce)
  return withLines(ctx, await (after === undefined ? page : page.where(placedBefore(ctx, after))).execute())
}

function cellsOf({ locale }: OwnerContext, order: Order, line: Order['lines'][number]): (string | number)[] {
  const money = (minor: number) => decimal(minor, order.currency)
  const { totals, customer, ledger } = order
  const address = (postalAddress: Order['shippingAddress']) =>
    postalAddress ? addressLines(postalAddress, locale).join(', ') : ''
  const answers = (form: Order['customFields']) =>
    (form ?? []).map(({ title, kind, value }) => `${title}: ${summaryText(kind, value, locale)}`).join('\n')
  return [
    `#${orderNumberText(order)}`,
    order.placedAt,
    labelOf(order),
    order.paymentStatus,
    order.fulfilmentStatus,
    order.source,
    customer.email,
    customer.name,
    customer.phone,
    order.currency,
    money(totals.subtotalMinor),
    money(totals.discountMinor),
    money(totals.shippingMinor),
    money(totals.taxMinor),
    order.taxTreatment,
    money(totals.totalMinor),
    money(ledger.capturedMinor + ledger.giftCardMinor),
    money(ledger.refundedMinor + ledger.giftCardRefundedMinor),
    money(ledger.lostMinor),
    order.discounts.map(({ code, title }) => code ?? title).join(', '),
    order.shipping?.title ?? '',
    address(order.shippingAddress),
    address(order.billingAddress),
    customer.vatNumber ?? '',
    customer.vatCheck?.state ?? '',
    order.note,
    line.title,
    line.variantTitle,
    line.sku,
    line.quantity,
    money(line.unitMinor),
    money(line.discountMinor),
    money(line.taxMinor),
    money(line.totalMinor),
    answers(line.form),
    answers(order.customFields),
    order.isTest ? 'yes' : 'no',
  ]
}

function decimal(minor: number, currency: string): string {
  const exponent = exponentOf(currency)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  const integerPart = digits.slice(0, digits.length - exponent)
  return `${minor < 0 ? '-' : ''}${integerPart}${exponent > 0 ? `.${digits.slice(-exponent)}` : ''}`
}
