import { expect, test } from 'vitest'
import { faultOf, lineTotalOf, shippingTotalOf, totalsOf, withoutTax } from './draft-sums.rules.ts'

const line = { quantity: 2, unitMinor: 1000, discountMinor: 300, taxMinor: 210 }
const post = { amountMinor: 500, discountMinor: 100, taxMinor: 84 }

/** A draft whose sums are those of its parts. */
function draftOf(parts: Partial<Parameters<typeof totalsOf>[0]>) {
  const filled = { pricesIncludeTax: true, lines: [line], shipping: null, giftCards: [], ...parts }
  const lines = filled.lines.map((part) => ({ ...part, totalMinor: lineTotalOf(part, filled.pricesIncludeTax) }))
  return { ...filled, lines, totals: totalsOf(filled) }
}

test('tax is added to lines and shipping where prices exclude it, and is part of them where they include it', () => {
  expect([false, true].map((isIncluded) => lineTotalOf(line, isIncluded))).toEqual([1910, 1700])
  const shipped = [false, true].map((pricesIncludeTax) => shippingTotalOf({ shipping: post, pricesIncludeTax }))
  expect(shipped).toEqual([484, 400])
  expect(shippingTotalOf({ shipping: null, pricesIncludeTax: false })).toBe(0)
  const sums = { subtotalMinor: 2000, discountMinor: 400, shippingMinor: 500, taxMinor: 294, giftCardMinor: 394 }
  const giftCards = [{ amountMinor: 94 }, { amountMinor: 300 }]
  const { totals } = draftOf({ pricesIncludeTax: false, shipping: post, giftCards })
  expect(totals).toEqual({ ...sums, totalMinor: 2394, dueMinor: 2000 })
})

test('a draft is invalid where a line, the shipping or a sum is below zero, though all of it adds up', () => {
  expect(faultOf(draftOf({ shipping: post }))).toBeNull()
  expect(faultOf(draftOf({ lines: [line, { ...line, discountMinor: 2001 }] }))).toBe('lines.1.totalMinor')
  expect(faultOf(draftOf({ shipping: { ...post, discountMinor: 501 } }))).toBe('shipping.discountMinor')
  expect(faultOf(draftOf({ giftCards: [{ amountMinor: 1701 }] }))).toBe('totals.dueMinor')
  expect(faultOf(draftOf({ giftCards: [{ amountMinor: 1700 }] }))).toBeNull()
})

test('without its tax a line comes to its rest to the last unit, in pieces of one price less a discount', () => {
  const taxed = { quantity: 3, unitMinor: 1000, discountMinor: 300, taxMinor: 469 }
  const untaxed = { quantity: 3, unitMinor: 826, discountMinor: 247, taxMinor: 0, totalMinor: 2231, taxes: [] }
  expect(withoutTax(taxed, true)).toEqual(untaxed)
  expect(withoutTax(taxed, false)).toEqual({ ...untaxed, unitMinor: 1000, discountMinor: 300, totalMinor: 2700 })
  const free = { quantity: 1, unitMinor: 1000, discountMinor: 1000, taxMinor: 0 }
  expect(withoutTax(free, true)).toEqual({ ...free, totalMinor: 0, taxes: [] })
})
