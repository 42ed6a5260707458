import type { FulfilmentStatus, OrderPaymentStatus } from '../../contract/index.ts'
import type { PastLine, PastOrder, ReadOrder } from './past-order.ts'

/** An order as gathered by the reader of one file format; an amount is null where the file has no number. */
export interface GatheredOrder
  extends Omit<PastOrder, 'lines' | 'totals' | 'receivedMinor' | 'refundedMinor' | 'taxes' | 'pricesIncludeTax'> {
  lines: (Omit<PastLine, 'unitMinor' | 'discountMinor' | 'taxMinor' | 'quantity'> & {
    quantity: number
    unitMinor: number | null
    discountMinor: number | null
    taxMinor: number | null
  })[]
  taxes: { name: string; ratePpm: number; amountMinor: number | null }[]
  discountMinor: number | null
  shippingMinor: number | null
  taxMinor: number | null
  totalMinor: number | null
  refundedMinor: number | null
  /** Outstanding amount; null where the file does not state it. */
  dueMinor: number | null
  /** Whether the file states that its prices include tax; null without a statement. */
  hasTaxInPrices: boolean | null
}

const mostLines = 1000
const mostOfOne = 10_000

/** Builds the ledger of an order from its file; refused when the file describes no order. */
export function finishedOrder(gathered: GatheredOrder, title: string): ReadOrder {
  const {
    lines: written,
    discountMinor,
    shippingMinor,
    taxMinor,
    totalMinor,
    dueMinor,
    hasTaxInPrices,
    ...order
  } = gathered
  const lines = written
    .filter(({ quantity }) => quantity > 0)
    .map(({ quantity, unitMinor, ...line }) => ({
      ...line,
      quantity,
      unitMinor: positive(unitMinor),
      discountMinor: Math.min(positive(line.discountMinor), quantity * positive(unitMinor)),
      taxMinor: positive(line.taxMinor),
    }))
  const subtotalMinor = lines.reduce((sum, { quantity, unitMinor }) => sum + quantity * unitMinor, 0)
  const fault = faultOf(gathered) ?? (subtotalMinor > mostMinor ? 'orderTooLarge' : null)
  if (fault) return { order: null, title, notes: [{ code: fault, values: {} }] }
  const totals = {
    subtotalMinor,
    discountMinor: Math.abs(discountMinor ?? 0),
    shippingMinor: positive(shippingMinor),
    taxMinor: positive(taxMinor),
    totalMinor: positive(totalMinor),
  }
  const { pricesIncludeTax, addsUp } = taxIn(totals, hasTaxInPrices, lines)
  const refundedMinor = Math.min(Math.abs(order.refundedMinor ?? 0), totals.totalMinor)
  return {
    order: {
      ...order,
      lines,
      taxes: order.taxes.map((tax) => ({ ...tax, amountMinor: positive(tax.amountMinor) })),
      pricesIncludeTax,
      totals,
      ...moneyOf(order.paymentStatus, { totalMinor: totals.totalMinor, refundedMinor, dueMinor }),
    },
    notes: addsUp ? [] : [{ code: 'orderSums', values: {} }],
  }
}

function faultOf(order: GatheredOrder): string | null {
  const lines = order.lines.filter(({ quantity }) => quantity > 0)
  if (order.placedAt === '') return 'orderDateUnfit'
  if (!/^[A-Z]{3}$/.test(order.currency)) return 'orderCurrencyUnfit'
  if (lines.length > mostLines || lines.some(({ quantity }) => quantity > mostOfOne)) return 'orderTooLarge'
  const amounts = [
    order.discountMinor,
    order.shippingMinor,
    order.taxMinor,
    order.totalMinor,
    order.refundedMinor,
    ...lines.flatMap((line) => [line.unitMinor, line.discountMinor, line.taxMinor]),
    ...order.taxes.map(({ amountMinor }) => amountMinor),
  ]
  return amounts.includes(null) ? 'orderAmountUnfit' : null
}

/** When the file does not state whether its prices include tax, its total decides. */
function taxIn(
  { subtotalMinor, discountMinor, shippingMinor, taxMinor, totalMinor }: PastOrder['totals'],
  hasTaxInPrices: boolean | null,
  lines: readonly PastLine[],
): { pricesIncludeTax: boolean; addsUp: boolean } {
  // Files round unit prices, so a difference of half a cent for each piece is accepted.
  const slack = 2 + Math.ceil(lines.reduce((sum, { quantity }) => sum + (quantity > 1 ? quantity : 0), 0) / 2)
  const fits = (sum: number): boolean => Math.abs(sum - totalMinor) <= slack
  const net = subtotalMinor - discountMinor + shippingMinor
  const pricesIncludeTax = hasTaxInPrices ?? (taxMinor === 0 || fits(net) || !fits(net + taxMinor))
  return { pricesIncludeTax, addsUp: fits(pricesIncludeTax ? net : net + taxMinor) }
}

const mostMinor = 1_000_000_000_000

const positive = (minor: number | null): number => Math.max(0, minor ?? 0)

function moneyOf(
  status: OrderPaymentStatus,
  { totalMinor, refundedMinor, dueMinor }: { totalMinor: number; refundedMinor: number; dueMinor: number | null },
): { receivedMinor: number; refundedMinor: number } {
  if (status === 'refunded') return { receivedMinor: totalMinor, refundedMinor: totalMinor }
  if (status === 'paid' || status === 'partly-refunded') return { receivedMinor: totalMinor, refundedMinor }
  if (status === 'partly-paid') return { receivedMinor: Math.max(0, totalMinor - positive(dueMinor)), refundedMinor: 0 }
  return { receivedMinor: 0, refundedMinor: 0 }
}

/** Returns whether a line was sent, by its own state or else that of the whole order. */
export function isLineSent(own: string, whole: FulfilmentStatus): boolean {
  return own === '' ? whole === 'fulfilled' : /^fulfilled$/i.test(own)
}
