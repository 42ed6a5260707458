import type { PostalAddress } from '#platform/contract'
import type { FulfilmentStatus } from '../../contract/index.ts'
import { finishedOrder, type GatheredOrder, isLineSent } from './finished-order.ts'
import {
  addressIn,
  customerIn,
  type HistoryRow,
  type HistorySheet,
  isYes,
  minorIn,
  momentIn,
  tagsIn,
} from './history-sheet.ts'
import type { ReadOrder } from './past-order.ts'
import { countIn, groupsOf, shopifyFulfilment, shopifyPayment, taxOf } from './read-shopify-orders.ts'

export function isMatrixifyOrders(columns: ReadonlySet<string>): boolean {
  return columns.has('line: type') && columns.has('line: quantity') && columns.has('name')
}

/** Reads orders in the form of Matrixify: a row for each line, discount, shipping method, payment and refund. */
export function* readMatrixifyOrders({ columns, rows }: HistorySheet, timeZone: string): Generator<ReadOrder> {
  const taxNumbers = [1, 2, 3, 4, 5].filter((n) => columns.includes(`tax ${n}: price`))
  for (const group of groupsOf(rows, (row) => row('name', 'number', 'id'))) yield readGroup(group, timeZone, taxNumbers)
}

function readGroup(
  rows: readonly [HistoryRow, ...HistoryRow[]],
  timeZone: string,
  taxNumbers: readonly number[],
): ReadOrder {
  const [first] = rows
  const number = first('name', 'number', 'id')
  const currency = first('currency').toUpperCase()
  const money = (text: string): number | null => minorIn(text.replace(/^-/, ''), currency)
  const ofType = (type: string): HistoryRow[] => rows.filter((row) => row('line: type').toLowerCase() === type)
  const items = ofType('line item')
  const fulfilmentStatus = shopifyFulfilment(first('order fulfillment status'))
  const billingAddress = addressOf(first, 'billing')
  const shippingAddress = addressOf(first, 'shipping')
  const customer = customerIn(
    {
      email: first('customer: email', 'email'),
      name: nameOf(first, billingAddress ?? shippingAddress),
      phone: first('customer: phone', 'phone', 'billing: phone', 'shipping: phone'),
      acceptsMarketing: isYes(first('buyer accepts marketing', 'customer: accepts marketing')),
    },
    number,
  )
  if (!customer) return { order: null, title: '', notes: [{ code: 'orderUnnumbered', values: {} }] }
  const [shipping] = ofType('shipping line')
  const [discount] = ofType('discount')
  const [payment] = ofType('transaction')
  const gathered: GatheredOrder = {
    system: 'Shopify',
    number: number.replace(/^#/, '').slice(0, 60),
    placedAt: momentIn(first('processed at', 'created at'), timeZone),
    paidAt: momentIn(payment?.('transaction: processed at') ?? '', timeZone),
    fulfilledAt: momentIn(first('fulfillment: processed at', 'fulfillment: created at'), timeZone),
    cancelledAt: momentIn(first('cancelled at'), timeZone),
    cancelReason: first('cancel: reason').slice(0, 200),
    paymentStatus: shopifyPayment(first('payment: status')),
    fulfilmentStatus,
    currency,
    customer,
    billingAddress,
    shippingAddress,
    lines: items.map((row) => lineOf(row, money, fulfilmentStatus)),
    discountCode: (discount?.('line: title', 'line: name') ?? '').slice(0, 60),
    shippingTitle: (shipping?.('line: title', 'line: name') ?? '').slice(0, 120),
    taxes: taxNumbers.flatMap((n) => taxNumbered(first, n, money)),
    discountMinor: discountOf(ofType('discount'), items, money),
    shippingMinor: first('price: total shipping')
      ? money(first('price: total shipping'))
      : money(shipping?.('line: total', 'line: price') ?? ''),
    taxMinor: money(first('price: total tax')),
    totalMinor: money(first('price: total')),
    refundedMinor: money(first('price: total refund')),
    dueMinor: first('price: total outstanding') === '' ? null : money(first('price: total outstanding')),
    hasTaxInPrices: first('tax: included') === '' ? null : isYes(first('tax: included')),
    paidBy: first('payment: gateway', 'transaction: gateway').slice(0, 200),
    note: first('note').slice(0, 2000),
    tags: tagsIn(first('tags')),
  }
  return finishedOrder(gathered, number)
}

type Money = (text: string) => number | null

function lineOf(row: HistoryRow, money: Money, whole: FulfilmentStatus): GatheredOrder['lines'][number] {
  return {
    title: row('line: title', 'line: name').slice(0, 300),
    variantTitle: row('line: variant title').slice(0, 300),
    sku: row('line: sku').slice(0, 120),
    quantity: countIn(row('line: quantity')),
    unitMinor: money(row('line: price')),
    discountMinor: money(row('line: discount')),
    taxMinor: 0,
    isSent: isLineSent(row('line: fulfillment status'), whole),
    isParcel: !/^(?:false|no)$/i.test(row('line: requires shipping')),
  }
}

function taxNumbered(first: HistoryRow, n: number, money: Money): GatheredOrder['taxes'] {
  const price = first(`tax ${n}: price`)
  if (price === '') return []
  const tax = taxOf(first(`tax ${n}: title`), money(price))
  const rate = Number(first(`tax ${n}: rate`))
  return [{ ...tax, ratePpm: rate > 0 && rate <= 1 ? Math.round(rate * 1_000_000) : tax.ratePpm }]
}

/** Returns the discount of the whole order, or else that of its lines; files have one or the other. */
function discountOf(whole: readonly HistoryRow[], items: readonly HistoryRow[], money: Money): number | null {
  const amounts = [
    ...whole.map((row) => money(row('line: total', 'line: discount', 'line: price'))),
    ...items.map((row) => money(row('line: discount'))),
  ]
  return amounts.includes(null) ? null : amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0)
}

function nameOf(first: HistoryRow, address: PostalAddress | null): string {
  const own = [first('customer: first name'), first('customer: last name')].filter(Boolean).join(' ')
  return own || [address?.firstName, address?.lastName].filter(Boolean).join(' ')
}

function addressOf(row: HistoryRow, kind: 'billing' | 'shipping') {
  return addressIn({
    name: row(`${kind}: name`),
    firstName: row(`${kind}: first name`),
    lastName: row(`${kind}: last name`),
    company: row(`${kind}: company`),
    line1: row(`${kind}: address 1`),
    line2: row(`${kind}: address 2`),
    city: row(`${kind}: city`),
    region: row(`${kind}: province code`, `${kind}: province`),
    postalCode: row(`${kind}: zip`),
    country: row(`${kind}: country code`, `${kind}: country`),
    phone: row(`${kind}: phone`),
  })
}
