import { percentOf, share } from '#platform/money'
import type { DiscountEffect, DiscountScope } from './discount.schema.ts'
import type { DiscountLine } from './pricing.types.ts'

/** A line with its remaining price. */
export interface OpenLine extends DiscountLine {
  leftMinor: number
}

const giftCard = 4

/** Whether a discount may look at the line at all. */
export function isInScope(scope: DiscountScope, line: DiscountLine): boolean {
  if (line.productType === giftCard) return false
  if (scope.kind === 'order') return true
  if (scope.kind === 'products') return scope.ids.includes(line.productId)
  return line.categoryIds.some((id) => scope.ids.includes(id))
}

/** Returns the deduction of each line by id; unaffected lines are missing. It never exceeds the remaining amount. */
export function effectOn(
  effect: Exclude<DiscountEffect, { kind: 'shipping' }>,
  lines: readonly OpenLine[],
): Map<string, number> {
  // Shares of an indivisible unit must not depend on the order of the lines.
  const sorted = lines.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  if (effect.kind === 'buy-x-get-y') return freePieces(effect, sorted)
  const open = sorted.filter((line) => line.leftMinor > 0 && isInScope(effect.scope, line))
  if (effect.kind === 'percent') return positive(open.map((line) => [line.id, percentOf(line.leftMinor, effect.ppm)]))
  if (effect.each)
    return positive(open.map((line) => [line.id, Math.min(line.leftMinor, effect.amountMinor * line.quantity)]))
  const left = open.reduce((sum, line) => sum + line.leftMinor, 0)
  const parts = share(
    Math.min(effect.amountMinor, left),
    open.map((line) => line.leftMinor),
  )
  return positive(open.map((line, at) => [line.id, parts[at] ?? 0]))
}

/** Returns how often a purchase earns the cheaper units, and their savings. */
function freePieces(
  effect: Extract<DiscountEffect, { kind: 'buy-x-get-y' }>,
  lines: readonly OpenLine[],
): Map<string, number> {
  const wanted = lines.map((line) => ({
    line,
    buys: isInScope(effect.buy, line),
    gets: isInScope(effect.get, line) && line.leftMinor > 0,
  }))
  const count = (fits: (entry: (typeof wanted)[number]) => boolean) =>
    wanted.reduce((sum, entry) => sum + (fits(entry) ? entry.line.quantity : 0), 0)
  const times = Math.min(
    effect.mostTimes ?? Number.POSITIVE_INFINITY,
    Math.floor(count(({ buys }) => buys) / effect.buyQuantity),
    Math.floor(count(({ gets }) => gets) / effect.getQuantity),
    Math.floor(count(({ buys, gets }) => buys || gets) / (effect.buyQuantity + effect.getQuantity)),
  )
  let toGive = times * effect.getQuantity
  // Units that belong to both sides may be free only while enough of them are bought.
  let spare = count(({ buys }) => buys) - times * effect.buyQuantity
  const reductions = new Map<string, number>()
  for (const { line, buys } of wanted
    .filter(({ gets }) => gets)
    .toSorted((a, b) => a.line.unitMinor - b.line.unitMinor)) {
    const pieces = Math.min(toGive, line.quantity, buys ? spare : Number.POSITIVE_INFINITY)
    if (pieces <= 0) continue
    toGive -= pieces
    if (buys) spare -= pieces
    reductions.set(line.id, Math.min(line.leftMinor, pieces * percentOf(line.unitMinor, effect.ppm)))
  }
  return positive([...reductions])
}

function positive(entries: readonly (readonly [string, number])[]): Map<string, number> {
  return new Map(entries.filter(([, minor]) => minor > 0))
}
