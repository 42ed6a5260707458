interface SummedLine {
  quantity: number
  unitMinor: number
  discountMinor: number
  taxMinor: number
}

interface Summed {
  pricesIncludeTax: boolean
  lines: readonly SummedLine[]
  shipping: { amountMinor: number; discountMinor: number; taxMinor: number } | null
  giftCards: readonly { amountMinor: number }[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((a, b) => a + b, 0)

export function lineTotalOf(
  { quantity, unitMinor, discountMinor, taxMinor }: SummedLine,
  pricesIncludeTax: boolean,
): number {
  return quantity * unitMinor - discountMinor + (pricesIncludeTax ? 0 : taxMinor)
}

/** Returns the total shipping cost of an order. */
export function shippingTotalOf({ shipping, pricesIncludeTax }: Pick<Summed, 'shipping' | 'pricesIncludeTax'>): number {
  if (!shipping) return 0
  return shipping.amountMinor - shipping.discountMinor + (pricesIncludeTax ? 0 : shipping.taxMinor)
}

/** Calculates the sums of an order from its parts. No other code adds them up. */
export function totalsOf({ pricesIncludeTax, lines, shipping, giftCards }: Summed) {
  const subtotalMinor = sum(lines.map(({ quantity, unitMinor }) => quantity * unitMinor))
  const discountMinor = sum(lines.map((line) => line.discountMinor)) + (shipping?.discountMinor ?? 0)
  const shippingMinor = shipping?.amountMinor ?? 0
  const taxMinor = sum(lines.map((line) => line.taxMinor)) + (shipping?.taxMinor ?? 0)
  const totalMinor =
    sum(lines.map((line) => lineTotalOf(line, pricesIncludeTax))) + shippingTotalOf({ shipping, pricesIncludeTax })
  const giftCardMinor = sum(giftCards.map(({ amountMinor }) => amountMinor))
  return {
    subtotalMinor,
    discountMinor,
    shippingMinor,
    taxMinor,
    totalMinor,
    giftCardMinor,
    dueMinor: totalMinor - giftCardMinor,
  }
}

/** Returns the path of the first sum in a draft that does not add up; null when all do. */
export function faultOf(
  draft: Omit<Summed, 'lines'> & {
    lines: readonly (SummedLine & { totalMinor: number })[]
    totals: ReturnType<typeof totalsOf>
  },
): string | null {
  const wrongLine = draft.lines.findIndex(
    (line) => line.totalMinor !== lineTotalOf(line, draft.pricesIncludeTax) || line.totalMinor < 0,
  )
  if (wrongLine >= 0) return `lines.${wrongLine}.totalMinor`
  if (shippingTotalOf(draft) < 0) return 'shipping.discountMinor'
  const right = totalsOf(draft)
  const wrong = (Object.keys(right) as (keyof typeof right)[]).find(
    (name) => right[name] !== draft.totals[name] || right[name] < 0,
  )
  return wrong ? `totals.${wrong}` : null
}

/**
 * Returns a line without its tax: its total is reduced by the exact amount of tax. A unit price that does not divide
 * evenly leaves a discount of less than one minor unit for each piece.
 */
export function withoutTax(
  { quantity, unitMinor, discountMinor, taxMinor }: SummedLine,
  pricesIncludeTax: boolean,
): SummedLine & { totalMinor: number; taxes: never[] } {
  const wholeMinor = quantity * unitMinor - discountMinor
  const totalMinor = pricesIncludeTax ? wholeMinor - taxMinor : wholeMinor
  const scaled = wholeMinor === 0 ? unitMinor : Math.round((unitMinor * totalMinor) / wholeMinor)
  const unit = pricesIncludeTax ? Math.max(scaled, Math.ceil(totalMinor / quantity)) : unitMinor
  return {
    quantity,
    unitMinor: unit,
    discountMinor: quantity * unit - totalMinor,
    taxMinor: 0,
    totalMinor,
    taxes: [],
  }
}
