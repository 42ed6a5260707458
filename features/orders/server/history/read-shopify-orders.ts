import type { FulfilmentStatus, OrderPaymentStatus } from '../../contract/index.ts'
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

/** Recognises orders of Shopify. Squarespace exports its orders with the same columns. */
export function isShopifyOrders(columns: ReadonlySet<string>): boolean {
  return (
    columns.has('financial status') &&
    columns.has('lineitem name') &&
    columns.has('lineitem quantity') &&
    (columns.has('name') || columns.has('order id'))
  )
}

const payments: Readonly<Record<string, OrderPaymentStatus>> = {
  pending: 'pending',
  authorized: 'authorised',
  partially_paid: 'partly-paid',
  paid: 'paid',
  partially_refunded: 'partly-refunded',
  refunded: 'refunded',
  voided: 'voided',
  expired: 'voided',
}

export function shopifyPayment(text: string): OrderPaymentStatus {
  return payments[text.toLowerCase().replaceAll(' ', '_')] ?? 'pending'
}

export function shopifyFulfilment(text: string): FulfilmentStatus {
  const word = text.toLowerCase()
  if (word === 'fulfilled') return 'fulfilled'
  if (word === 'partial' || word === 'partially_fulfilled') return 'partly-fulfilled'
  return word === 'restocked' ? 'unsent' : 'unfulfilled'
}

/** Reads the lines of an order from consecutive rows; the first row contains the data of the whole order. */
export function* readShopifyOrders({ columns, rows }: HistorySheet, timeZone: string): Generator<ReadOrder> {
  const isSquarespace = !columns.includes('name')
  const taxNumbers = [1, 2, 3, 4, 5].filter((n) => columns.includes(`tax ${n} value`))
  const numberOf = (row: HistoryRow): string => row(isSquarespace ? 'order id' : 'name')
  for (const group of groupsOf(rows, numberOf))
    yield readGroup(group, {
      system: isSquarespace ? 'Squarespace' : 'Shopify',
      number: numberOf(group[0]),
      timeZone,
      taxNumbers,
    })
}

/** Groups the rows of each order, which need not be adjacent. */
export function groupsOf<Row>(
  rows: readonly Row[],
  numberOf: (row: Row) => string,
): Iterable<readonly [Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>()
  let last: Row[] | null = null
  for (const row of rows) {
    const number = numberOf(row)
    const own = groups.get(number)
    // A line without a number belongs to the order above it.
    if (number === '') last?.push(row)
    else if (own) own.push(row)
    else groups.set(number, [row])
    if (number !== '') last = groups.get(number) ?? null
  }
  return groups.values()
}

interface Reading {
  system: string
  number: string
  timeZone: string
  taxNumbers: readonly number[]
}

function readGroup(
  rows: readonly [HistoryRow, ...HistoryRow[]],
  { system, number, timeZone, taxNumbers }: Reading,
): ReadOrder {
  const [first] = rows
  const currency = first('currency').toUpperCase()
  const money = (text: string): number | null => minorIn(text, currency)
  const fulfilmentStatus = shopifyFulfilment(first('fulfillment status'))
  const cancelledAt = momentIn(first('cancelled at'), timeZone)
  const shippingAddress = addressOf(first, 'shipping')
  const billingAddress = addressOf(first, 'billing')
  const customer = customerIn(
    {
      email: first('email'),
      name: first('billing name', 'shipping name'),
      phone: first('phone', 'billing phone', 'shipping phone'),
      acceptsMarketing: isYes(first('accepts marketing')),
    },
    number,
  )
  if (!customer) return { order: null, title: '', notes: [{ code: 'orderUnnumbered', values: {} }] }
  const gathered: GatheredOrder = {
    system,
    number: number.replace(/^#/, '').slice(0, 60),
    placedAt: momentIn(first('created at'), timeZone),
    paidAt: momentIn(first('paid at'), timeZone),
    fulfilledAt: momentIn(first('fulfilled at'), timeZone),
    cancelledAt,
    cancelReason: '',
    paymentStatus: shopifyPayment(first('financial status')),
    fulfilmentStatus,
    currency,
    customer,
    billingAddress,
    shippingAddress,
    lines: rows.filter((row) => row('lineitem name') !== '').map((row) => lineOf(row, money, fulfilmentStatus)),
    discountCode: first('discount code').slice(0, 60),
    shippingTitle: first('shipping method').slice(0, 120),
    taxes: taxNumbers.flatMap((n) =>
      first(`tax ${n} value`) === '' ? [] : [taxOf(first(`tax ${n} name`), money(first(`tax ${n} value`)))],
    ),
    discountMinor: money(first('discount amount')),
    shippingMinor: money(first('shipping')),
    taxMinor: money(first('taxes')),
    totalMinor: money(first('total')),
    refundedMinor: money(first('refunded amount', 'amount refunded')),
    dueMinor: first('outstanding balance') === '' ? null : money(first('outstanding balance')),
    hasTaxInPrices: null,
    paidBy: first('payment method').slice(0, 200),
    note: first('notes', 'private notes').slice(0, 2000),
    tags: tagsIn(first('tags')),
  }
  return finishedOrder(gathered, number)
}

function lineOf(
  row: HistoryRow,
  money: (text: string) => number | null,
  whole: FulfilmentStatus,
): GatheredOrder['lines'][number] {
  return {
    title: row('lineitem name').slice(0, 300),
    variantTitle: row('lineitem variant').slice(0, 300),
    sku: row('lineitem sku').slice(0, 120),
    quantity: countIn(row('lineitem quantity')),
    unitMinor: money(row('lineitem price')),
    discountMinor: money(row('lineitem discount')),
    taxMinor: 0,
    isSent: isLineSent(row('lineitem fulfillment status'), whole),
    isParcel: !/^(?:false|no)$/i.test(row('lineitem requires shipping')),
  }
}

/** Parses the rate in a title such as `VAT 21%`. */
export function taxOf(title: string, amountMinor: number | null): GatheredOrder['taxes'][number] {
  const percent = Number(/(\d{1,2}(?:\.\d{1,4})?) ?%/.exec(title)?.[1] ?? 0)
  return { name: title.slice(0, 100), ratePpm: Math.round(percent * 10_000), amountMinor }
}

export function countIn(text: string): number {
  const count = Math.floor(Number(text))
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

function addressOf(row: HistoryRow, kind: 'billing' | 'shipping') {
  return addressIn({
    name: row(`${kind} name`),
    company: row(`${kind} company`),
    line1: row(`${kind} address1`, `${kind} street`),
    line2: row(`${kind} address2`),
    city: row(`${kind} city`),
    region: row(`${kind} province`),
    postalCode: row(`${kind} zip`),
    country: row(`${kind} country`),
    phone: row(`${kind} phone`),
  })
}
