import { finishedOrder, type GatheredOrder } from './finished-order.ts'
import { addressIn, customerIn, type HistoryRow, type HistorySheet, minorIn, momentIn } from './history-sheet.ts'
import type { ReadOrder } from './past-order.ts'
import { countIn, groupsOf } from './read-shopify-orders.ts'
import { woocommerceState } from './woocommerce-states.ts'

/** Formats of WooCommerce's own reports, and of the most common export plug-ins. */
export function isWooCommerceOrders(columns: ReadonlySet<string>): boolean {
  const hasAll = (...names: string[]): boolean => names.every((name) => columns.has(name))
  return (
    hasAll('order #', 'product(s)', 'status') ||
    hasAll('order number', 'order status', 'order date') ||
    (hasAll('order_total', 'billing_first_name', 'status') && (columns.has('order_id') || columns.has('order_number')))
  )
}

interface Shop {
  timeZone: string
  /** Currency of orders without one. */
  currency: string
}

export function* readWooCommerceOrders({ columns, rows }: HistorySheet, shop: Shop): Generator<ReadOrder> {
  const itemColumns = columns.filter((name) => /^line_item_\d{1,4}$/.test(name))
  for (const group of groupsOf(rows, numberOf)) yield readGroup(group, shop, itemColumns)
}

const numberOf = (row: HistoryRow): string => row('order_number', 'order number', 'order #', 'order_id', 'order id')

function readGroup(
  rows: readonly [HistoryRow, ...HistoryRow[]],
  shop: Shop,
  itemColumns: readonly string[],
): ReadOrder {
  const [first] = rows
  const number = numberOf(first)
  const currency = (first('order_currency', 'order currency', 'currency') || shop.currency).toUpperCase()
  const money = (text: string): number | null => minorIn(text, currency)
  const placedAt = momentIn(first('date', 'order_date', 'order date'), shop.timeZone)
  const refunded = money(first('refunded_total', 'order refund amount'))
  const state = woocommerceState(first('status', 'order status'), refunded ?? 0)
  const billingAddress = addressOf(first, 'billing')
  const customer = customerOf(first, number)
  if (!customer || number === '') return { order: null, title: '', notes: [{ code: 'orderUnnumbered', values: {} }] }
  const isReport = first('product(s)') !== ''
  const totalMinor = money(first('order_total', 'order total amount', 'n. revenue', 'net sales'))
  const lines = [
    ...linesOf(rows, itemColumns, money, state.fulfilmentStatus === 'fulfilled'),
    ...feeLines(first, money),
  ]
  const discountMinor = money(first('discount_total', 'cart_discount', 'cart discount amount'))
  const shippingMinor = money(first('shipping_total', 'order shipping amount'))
  const gathered: GatheredOrder = {
    system: 'WooCommerce',
    number: number.replace(/^#/, '').slice(0, 60),
    placedAt,
    paidAt: momentIn(first('paid_date', 'date_paid', 'paid date'), shop.timeZone),
    fulfilledAt: momentIn(first('date_completed', 'completed_date', 'completed date'), shop.timeZone),
    cancelledAt: state.isCancelled ? placedAt : '',
    cancelReason: '',
    paymentStatus: state.paymentStatus,
    fulfilmentStatus: state.fulfilmentStatus,
    currency,
    customer,
    billingAddress,
    shippingAddress: addressOf(first, 'shipping') ?? billingAddress,
    lines: isReport && lines.length === 1 ? lines.map((line) => onlyLine(line, totalMinor)) : lines,
    discountCode:
      /^(?:code:)?([^|;,]{1,60})/.exec(first('coupons', 'coupon_items', 'coupon code', 'coupon(s)'))?.[1] ?? '',
    shippingTitle: first('shipping_method', 'shipping method title').slice(0, 120),
    taxes: [],
    discountMinor,
    shippingMinor,
    taxMinor: taxOf(first, money, { lines, discountMinor, shippingMinor, totalMinor }),
    totalMinor,
    refundedMinor: refunded,
    dueMinor: null,
    hasTaxInPrices: isReport ? null : false,
    paidBy: first('payment_method_title', 'payment method title', 'payment_method').slice(0, 200),
    note: first('customer_note', 'customer note').slice(0, 2000),
    tags: [],
  }
  return finishedOrder(gathered, number)
}

function customerOf(first: HistoryRow, number: string) {
  return customerIn(
    {
      email: first('billing_email', 'email (billing)', 'customer_email'),
      name:
        [first('billing_first_name', 'first name (billing)'), first('billing_last_name', 'last name (billing)')]
          .filter(Boolean)
          .join(' ') || first('customer'),
      phone: first('billing_phone', 'phone (billing)'),
    },
    number,
  )
}

type Money = (text: string) => number | null
type Line = GatheredOrder['lines'][number]

function linesOf(
  rows: readonly [HistoryRow, ...HistoryRow[]],
  itemColumns: readonly string[],
  money: Money,
  isSent: boolean,
): Line[] {
  const [first] = rows
  const packed = [...itemColumns.map((name) => first(name)), ...first('line_items').split(';')].filter(Boolean)
  if (packed.length > 0) return packed.map((text) => packedLine(text, money, isSent))
  const listed = first('product(s)')
  if (listed !== '')
    return listed.split(/, (?=\d{1,5}×)/).map((text) => {
      const [, quantity = '1', title = text] = /^(\d{1,5})× ?(.*)$/s.exec(text) ?? []
      return lineOf({ title, quantity: countIn(quantity), unitMinor: 0, isSent })
    })
  return rows
    .filter((row) => row('item_name', 'item name') !== '')
    .map((row) => {
      const quantity = countIn(row('item_quantity', 'quantity (- refund)', 'quantity'))
      const lineTotal = row('item_subtotal', 'order line subtotal', 'item_total', 'order line total')
      return lineOf({
        title: row('item_name', 'item name'),
        sku: row('item_sku', 'sku'),
        quantity,
        unitMinor: lineTotal === '' ? money(row('item cost', 'item_price')) : share(money(lineTotal), quantity),
        taxMinor: money(row('item_total_tax', 'item_subtotal_tax', 'order line tax')),
        isSent,
      })
    })
}

/** `name:Cup|sku:C-1|quantity:2|total:18.00|sub_total:20.00` */
function packedLine(text: string, money: Money, isSent: boolean): Line {
  const parts = new Map(
    text.split('|').map((part) => {
      const at = part.indexOf(':')
      return [part.slice(0, at).trim().toLowerCase(), part.slice(at + 1).trim()] as const
    }),
  )
  const quantity = countIn(parts.get('quantity') ?? parts.get('qty') ?? '')
  const lineTotal = parts.get('sub_total') || parts.get('subtotal') || parts.get('total') || ''
  return lineOf({
    title: parts.get('name') || parts.get('product_name') || '',
    sku: parts.get('sku') ?? '',
    quantity,
    unitMinor: share(money(lineTotal), quantity),
    taxMinor: money(parts.get('total_tax') ?? ''),
    isSent,
  })
}

function feeLines(first: HistoryRow, money: Money): Line[] {
  const fee = money(first('fee_total'))
  return fee === null || fee > 0
    ? [
        {
          ...lineOf({ title: first('fee_items').slice(0, 60) || 'Fee', quantity: 1, unitMinor: fee, isSent: true }),
          isParcel: false,
        },
      ]
    : []
}

function lineOf({
  title,
  sku = '',
  quantity,
  unitMinor,
  taxMinor = 0,
  isSent,
}: Pick<Line, 'title' | 'quantity' | 'unitMinor' | 'isSent'> & Partial<Line>): Line {
  return {
    title: title.slice(0, 300),
    variantTitle: '',
    sku: sku.slice(0, 120),
    quantity,
    unitMinor,
    discountMinor: 0,
    taxMinor,
    isSent,
    isParcel: true,
  }
}

const share = (minor: number | null, quantity: number): number | null =>
  minor === null ? null : Math.round(minor / Math.max(1, quantity))

const onlyLine = (line: Line, totalMinor: number | null): Line => ({
  ...line,
  unitMinor: share(totalMinor, line.quantity),
})

/** Some plug-ins export the tax of the whole order, others that of goods and shipping. */
function taxOf(
  first: HistoryRow,
  money: Money,
  {
    lines,
    discountMinor,
    shippingMinor,
    totalMinor,
  }: Pick<GatheredOrder, 'lines' | 'discountMinor' | 'shippingMinor' | 'totalMinor'>,
): number | null {
  const tax = money(first('tax_total', 'order total tax amount', 'order total tax'))
  const shippingTax = money(first('shipping_tax_total'))
  const feeTax = money(first('fee_tax_total'))
  if (tax === null || shippingTax === null || feeTax === null) return null
  const net =
    lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * (unitMinor ?? 0), 0) -
    Math.abs(discountMinor ?? 0) +
    (shippingMinor ?? 0)
  const missing = (totalMinor ?? 0) - net
  const sums = [tax, tax + shippingTax, tax + shippingTax + feeTax]
  return sums.toSorted((a, b) => Math.abs(a - missing) - Math.abs(b - missing))[0] ?? tax
}

function addressOf(row: HistoryRow, kind: 'billing' | 'shipping') {
  const named = (snake: string, title: string): string => row(`${kind}_${snake}`, `${title} (${kind})`)
  return addressIn({
    firstName: named('first_name', 'first name'),
    lastName: named('last_name', 'last name'),
    company: named('company', 'company'),
    line1: row(`${kind}_address_1`, `address 1 (${kind})`, `address 1&2 (${kind})`),
    line2: named('address_2', 'address 2'),
    city: named('city', 'city'),
    region: row(`${kind}_state`, `state code (${kind})`, `state (${kind})`),
    postalCode: row(`${kind}_postcode`, `postcode (${kind})`),
    country: row(`${kind}_country`, `country code (${kind})`, `country name (${kind})`),
    phone: named('phone', 'phone'),
  })
}
