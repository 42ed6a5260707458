import type { MappedRow } from '#features/imports/server'
import { parseMoney } from '#platform/money'
import { finishedOrder, type GatheredOrder } from './finished-order.ts'
import { isYes, tagsIn } from './history-sheet.ts'
import type { ReadOrder } from './past-order.ts'
import { addressOfRow, customerOfRow } from './read-mapped-customers.ts'
import { countIn, groupsOf } from './read-shopify-orders.ts'
import { type DayOrder, dayOrderOf, writtenMoment } from './written-dates.ts'
import { writtenState } from './written-states.ts'

interface Shop {
  timeZone: string
  locale: string
  /** Currency of orders without one. */
  currency: string
  /** Line title of an order whose table does not name its items. */
  goods: string
}

/** Reads orders from a table with mapped columns: one row for each order, or one for each of its lines. */
export function* ordersOfTable(rows: readonly MappedRow[], shop: Shop): Generator<ReadOrder> {
  const days = dayOrderOf(
    rows.map(({ of }) => of('date')),
    shop.locale,
  )
  for (const group of groupsOf(rows, numberOf)) yield readGroup(group, shop, days)
}

const numberOf = ({ of }: MappedRow): string => of('number').replace(/^#/, '')

type Money = (text: string) => number | null

const mostMinor = 1_000_000_000_000

function moneyIn(currency: string): Money {
  return (text) => {
    const minor = text === '' ? 0 : parseMoney(text, currency)
    return minor === null || Math.abs(minor) > mostMinor ? null : minor
  }
}

function readGroup(rows: readonly [MappedRow, ...MappedRow[]], shop: Shop, days: DayOrder): ReadOrder {
  const [first] = rows
  const { of } = first
  const number = numberOf(first).slice(0, 60)
  const currency = currencyOf(first, shop.currency)
  const money = moneyIn(currency)
  const placedAt = writtenMoment(of('date'), days, shop.timeZone)
  const { isCancelled, ...state } = writtenState({
    order: of('orderStatus'),
    payment: of('paymentStatus'),
    fulfilment: of('fulfilmentStatus'),
  })
  const customer = customerOfRow(first, { acceptsMarketing: isYes(of('acceptsMarketing')) }, number)
  if (!customer || number === '')
    return { order: null, title: number, notes: [{ code: 'orderUnnumbered', values: {} }] }
  const address = addressOfRow(first)
  const sums = {
    discountMinor: money(of('discount')),
    shippingMinor: money(of('shipping')),
    taxMinor: money(of('tax')),
    totalMinor: money(of('total')),
  }
  const isSent = state.fulfilmentStatus === 'fulfilled'
  const gathered: GatheredOrder = {
    system: 'CSV / Excel',
    number,
    placedAt,
    paidAt: '',
    fulfilledAt: '',
    cancelledAt: isCancelled ? placedAt : '',
    cancelReason: '',
    ...state,
    currency,
    customer,
    billingAddress: address,
    shippingAddress: address,
    lines: linesOf(rows, { money, sums, isSent, goods: shop.goods }),
    discountCode: of('discountCode').slice(0, 60),
    shippingTitle: of('shippingMethod').slice(0, 120),
    taxes: [],
    ...sums,
    refundedMinor: 0,
    dueMinor: null,
    hasTaxInPrices: null,
    paidBy: of('paymentMethod').slice(0, 200),
    note: of('note').slice(0, 2000),
    tags: tagsIn(first.all('tags').join(',')),
  }
  return finishedOrder(gathered, number)
}

const signs: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', zł: 'PLN' }

/** Returns the row's currency, or else the one named beside its total. */
function currencyOf({ of }: MappedRow, otherwise: string): string {
  const code = of('currency').toUpperCase()
  if (/^[A-Z]{3}$/.test(code)) return code
  const sign = Object.keys(signs).find((candidate) => of('total').includes(candidate))
  return (sign === undefined ? undefined : signs[sign]) ?? otherwise
}

interface Lines {
  money: Money
  sums: Pick<GatheredOrder, 'discountMinor' | 'shippingMinor' | 'totalMinor'>
  isSent: boolean
  goods: string
}

/** Returns the lines of an order. The price of a single row without one is derived from the total. */
function linesOf(rows: readonly MappedRow[], { money, sums, isSent, goods }: Lines): GatheredOrder['lines'] {
  const named = rows.filter(({ of }) => of('item') !== '' || of('sku') !== '')
  const own = named.length > 0 ? named : rows.slice(0, 1)
  return own.map(({ of }) => {
    const [, times = '1', product = of('item')] = /^(\d{1,4}) ?[x×] (.+)$/s.exec(of('item')) ?? []
    const quantity = countIn(of('quantity').replace(',', '.') || times)
    const left = (sums.totalMinor ?? 0) - Math.max(0, sums.shippingMinor ?? 0) + Math.abs(sums.discountMinor ?? 0)
    const isOnly = own.length === 1 && of('price') === ''
    return {
      title: ((of('quantity') === '' ? product : of('item')) || of('sku') || goods).slice(0, 300),
      variantTitle: '',
      sku: of('sku').slice(0, 120),
      quantity,
      unitMinor: isOnly ? Math.round(left / Math.max(1, quantity)) : money(of('price')),
      discountMinor: 0,
      taxMinor: 0,
      isSent,
      isParcel: true,
    }
  })
}
