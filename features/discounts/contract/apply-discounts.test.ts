import fc from 'fast-check'
import { expect, test } from 'vitest'
import { documentedCurrencies } from '#support/currencies'
import { applyDiscounts } from './apply-discounts.ts'
import { discountSchema } from './discount.schema.ts'
import type { DiscountAnswer, DiscountLine, DiscountQuestion, UsableDiscount } from './pricing.types.ts'

const hex = (n: number) => n.toString(16).padStart(24, '0')
const now = new Date('2026-06-01T10:00:00Z')
const bread = hex(101)
const cake = hex(102)
const cards = hex(103)
const breads = hex(201)
const cakes = hex(202)

let count = 0
function discount(
  parts: Record<string, unknown>,
  usage: { uses?: number; usesByCustomer?: number } = {},
): UsableDiscount {
  count += 1
  const { usesByCustomer = 0, uses = 0 } = usage
  const base = { id: hex(count), title: `Discount ${count}`, code: null, uses, createdAt: '2026-01-01T00:00:00Z' }
  return { ...discountSchema.parse({ ...base, ...parts }), usesByCustomer }
}

function line(id: string, parts: Partial<DiscountLine> = {}): DiscountLine {
  return { id, productId: bread, categoryIds: [breads], productType: 1, quantity: 1, unitMinor: 1000, ...parts }
}

function ask(parts: Partial<DiscountQuestion>, discounts: readonly UsableDiscount[]): DiscountAnswer {
  const customer = { email: null, orders: null }
  return applyDiscounts(
    { lines: [], codes: [], customer, now, shippingMinor: null, shippingCountry: null, needsShipping: true, ...parts },
    discounts,
  )
}

const off = (answer: DiscountAnswer) => answer.lines.map(({ discountMinor }) => discountMinor)
const percent = (ppm: number, parts: Record<string, unknown> = {}, scope: unknown = { kind: 'order' }) =>
  discount({ effect: { kind: 'percent', ppm, scope }, ...parts })
const amount = (amountMinor: number, parts: Record<string, unknown> = {}, scope: unknown = { kind: 'order' }) =>
  discount({ effect: { kind: 'amount', amountMinor, scope }, ...parts })

test('a code counts in any spelling, and an automatic discount without one', () => {
  const discounts = [percent(100_000, { code: 'Zomer 10' })]
  expect(off(ask({ lines: [line('a')], codes: ['  zomer  10 '] }, discounts))).toEqual([100])
  expect(off(ask({ lines: [line('a')] }, discounts))).toEqual([0])
  expect(off(ask({ lines: [line('a')] }, [percent(250_000)]))).toEqual([250])
})

test('an amount is shared over the lines to the last cent and never exceeds their price', () => {
  const lines = [line('a', { unitMinor: 333 }), line('b', { unitMinor: 333 }), line('c', { unitMinor: 334 })]
  expect(off(ask({ lines }, [amount(100)])).reduce((a, b) => a + b)).toBe(100)
  expect(off(ask({ lines }, [amount(5000)]))).toEqual([333, 333, 334])
})

test('a gift card is money and is never discounted', () => {
  const lines = [line('card', { productId: cards, productType: 4, unitMinor: 5000 })]
  const answer = ask({ lines, codes: ['HALF'] }, [percent(500_000, { code: 'HALF' })])
  expect(off(answer)).toEqual([0])
  expect(answer.refused).toEqual([{ code: 'HALF', reason: 'no matching items' }])
})

test('three for two makes the cheapest piece free, as often as it fits', () => {
  const three = discount({
    effect: { kind: 'buy-x-get-y', buyQuantity: 2, getQuantity: 1, buy: { kind: 'order' }, get: { kind: 'order' } },
  })
  expect(off(ask({ lines: [line('dear', { quantity: 2 }), line('cheap', { unitMinor: 400 })] }, [three]))).toEqual([
    0, 400,
  ])
  expect(off(ask({ lines: [line('a', { quantity: 7, unitMinor: 100 })] }, [three]))).toEqual([200])
})

test('a piece is not bought and given away at the same time', () => {
  const effect = {
    kind: 'buy-x-get-y',
    buyQuantity: 1,
    buy: { kind: 'products', ids: [bread] },
    getQuantity: 1,
    get: { kind: 'order' },
  }
  const usableDiscount = discount({ code: 'PAIR', effect })
  expect(ask({ lines: [line('a')], codes: ['pair'] }, [usableDiscount]).refused).toEqual([
    { code: 'PAIR', reason: 'buy more', buyQuantity: 1, getQuantity: 1 },
  ])
  expect(
    off(
      ask({ lines: [line('a', { unitMinor: 100 }), line('b', { productId: cake, unitMinor: 900 })], codes: ['pair'] }, [
        usableDiscount,
      ]),
    ),
  ).toEqual([0, 900])
})

test('a code without effect says why', () => {
  const reason = (parts: Record<string, unknown>, question: Partial<DiscountQuestion> = {}, usage = {}) => {
    const usableDiscount = discount(
      { code: 'X', effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } }, ...parts },
      usage,
    )
    return ask({ lines: [line('a')], codes: ['x'], ...question }, [usableDiscount]).refused[0]
  }
  const listed = { audience: { kind: 'listed', emails: ['ana@example.com'] } }
  const knownCustomer = { customer: { email: 'ben@example.com', orders: 3 } }
  expect(ask({ lines: [line('a')], codes: ['nope'] }, []).refused).toEqual([{ code: 'NOPE', reason: 'unknown' }])
  expect(reason({ isActive: false })).toMatchObject({ reason: 'unknown' })
  expect(reason({ startsAt: '2026-06-02T00:00:00Z' })).toMatchObject({ reason: 'unknown' })
  expect(reason({ endsAt: '2026-06-01T10:00:00Z' })).toMatchObject({ reason: 'ended' })
  expect(reason({ mostUses: 3 }, {}, { uses: 3 })).toMatchObject({ reason: 'used up' })
  expect(reason({ mostUsesEach: 1 }, {}, { usesByCustomer: 1 })).toMatchObject({ reason: 'used by you' })
  expect(reason(listed)).toMatchObject({ reason: 'email needed' })
  expect(reason(listed, knownCustomer)).toMatchObject({ reason: 'not for you' })
  expect(reason({ audience: { kind: 'first-order' } }, knownCustomer)).toMatchObject({ reason: 'first order' })
  expect(reason({ minimum: { kind: 'subtotal', minor: 2500 } })).toMatchObject({
    reason: 'subtotal',
    minimumMinor: 2500,
    missingMinor: 1500,
  })
  expect(reason({ minimum: { kind: 'quantity', quantity: 3 } })).toMatchObject({
    reason: 'quantity',
    minimum: 3,
    missing: 2,
  })
  expect(reason({ effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'products', ids: [cake] } } })).toMatchObject(
    {
      reason: 'no matching items',
    },
  )
})

test('a discount on products goes together with one on the order, and with one on orders above an amount', () => {
  const lines = [line('a', { quantity: 2 }), line('b', { productId: cake, categoryIds: [cakes] })]
  const product = percent(500_000, {}, { kind: 'products', ids: [bread] })
  expect(off(ask({ lines }, [product, amount(300)]))).toEqual([1150, 150])
  expect(ask({ lines }, [product, amount(300, { minimum: { kind: 'subtotal', minor: 3000 } })]).applied).toHaveLength(2)
})

test('discounts on several categories go together with one on any order, not with one on orders above an amount', () => {
  const lines = [line('a'), line('b', { productId: cake, categoryIds: [cakes] })]
  const [first, second] = [breads, cakes].map((id) => percent(100_000, {}, { kind: 'categories', ids: [id] }))
  const both = [first, second].filter((usableDiscount) => usableDiscount !== undefined)
  expect(ask({ lines }, [...both, amount(100)]).applied).toHaveLength(3)
  expect(ask({ lines }, [...both, amount(100, { minimum: { kind: 'subtotal', minor: 1 } })]).applied).toHaveLength(2)
})

test('the better of two discounts that do not combine counts, and the losing entered code says so', () => {
  const better = percent(300_000, { title: 'Summer sale' })
  const answer = ask({ lines: [line('a')], codes: ['TEN'] }, [better, percent(100_000, { code: 'TEN' })])
  expect(off(answer)).toEqual([300])
  expect(answer.refused).toEqual([{ code: 'TEN', reason: 'not together', title: 'Summer sale' }])
})

test('a losing code names the discount that it lost to, not another one that counts beside it', () => {
  const percentOff = percent(100_000, { code: 'TEN', title: 'Ten' })
  const onBread = amount(300, { title: 'Bread' }, { kind: 'products', ids: [bread] })
  const ships = discount({ title: 'Ships', effect: { kind: 'shipping' } })
  const shipsTo = discount({ code: 'BELGIUM', title: 'Belgium', effect: { kind: 'shipping', countries: ['BE'] } })
  const question = { lines: [line('a')], codes: ['TEN', 'BELGIUM'], shippingMinor: 500, shippingCountry: 'BE' }
  const { refused } = ask(question, [onBread, percentOff, percent(200_000, { title: 'Twenty' }), ships, shipsTo])
  expect(refused.map(({ code, ...why }) => [code, why])).toEqual([
    ['TEN', { reason: 'not together', title: 'Twenty' }],
    ['BELGIUM', { reason: 'not together', title: 'Ships' }],
  ])
})

test('free shipping goes together with everything and is never taken from the goods', () => {
  const free = discount({ code: 'FREE', effect: { kind: 'shipping' } })
  const answer = ask({ lines: [line('a')], codes: ['free'], shippingMinor: 495, shippingCountry: 'NL' }, [
    free,
    percent(100_000),
  ])
  expect([off(answer), answer.shippingDiscountMinor]).toEqual([[100], 495])
  const abroad = discount({ code: 'HOME', effect: { kind: 'shipping', countries: ['NL'] } })
  expect(
    ask({ lines: [line('a', { productType: 4 })], codes: ['home'], needsShipping: false }, [abroad]).refused[0],
  ).toMatchObject({
    reason: 'no shipping',
  })
  expect(
    ask({ lines: [line('a')], codes: ['home'], shippingMinor: 495, shippingCountry: 'BE' }, [abroad]).refused[0],
  ).toMatchObject({
    reason: 'country',
  })
})

const arbitraryScope = fc.constantFrom(
  { kind: 'order' },
  { kind: 'products', ids: [bread] },
  { kind: 'products', ids: [cake, cards] },
  { kind: 'categories', ids: [breads] },
  { kind: 'categories', ids: [cakes, breads] },
)
const arbitraryEffect = fc.oneof(
  fc.record({
    kind: fc.constant('amount'),
    amountMinor: fc.integer({ min: 1, max: 50_000 }),
    scope: arbitraryScope,
    each: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('percent'), ppm: fc.integer({ min: 1, max: 1_000_000 }), scope: arbitraryScope }),
  fc.record({ kind: fc.constant('shipping'), ppm: fc.integer({ min: 1, max: 1_000_000 }) }),
  fc.record({
    kind: fc.constant('buy-x-get-y'),
    buyQuantity: fc.integer({ min: 1, max: 4 }),
    buy: arbitraryScope,
    getQuantity: fc.integer({ min: 1, max: 3 }),
    get: arbitraryScope,
    ppm: fc.integer({ min: 1, max: 1_000_000 }),
  }),
)
const arbitraryLines = fc
  .array(
    fc.record({
      productId: fc.constantFrom(bread, cake, cards),
      categoryIds: fc.constantFrom([], [breads], [breads, cakes]),
      productType: fc.constantFrom(1, 2, 4),
      quantity: fc.integer({ min: 1, max: 10_000 }),
      unitMinor: fc.integer({ min: 0, max: 100_000_000 }),
    }),
    { maxLength: 8 },
  )
  .map((lines) => lines.map((parts, at) => line(`l${at}`, parts)))
const arbitraryDiscounts = fc
  .record({
    codes: fc.constantFrom(['A'], ['A', 'B'], ['B', null, null], [null]),
    effects: fc.array(arbitraryEffect, { maxLength: 6 }),
  })
  .map(({ codes, effects }) => effects.map((effect, at) => discount({ effect, code: codes[at] ?? null })))

test('sums of discounts are exact, never negative, never above the price, and do not depend on any order (27 currencies count in the same units)', () => {
  expect(documentedCurrencies).toHaveLength(27)
  fc.assert(
    fc.property(arbitraryLines, arbitraryDiscounts, fc.nat(10_000), (lines, discounts, shippingMinor) => {
      const question = { lines, codes: ['A', 'B'], shippingMinor, shippingCountry: 'NL' }
      const answer = ask(question, discounts)
      for (const [at, minor] of off(answer).entries()) {
        const { quantity = 0, unitMinor = 0 } = lines[at] ?? {}
        expect(minor).toBeGreaterThanOrEqual(0)
        expect(minor).toBeLessThanOrEqual(quantity * unitMinor)
      }
      const sum = off(answer).reduce((a, b) => a + b, answer.shippingDiscountMinor)
      expect(answer.applied.reduce((all, { amountMinor }) => all + amountMinor, 0)).toBe(sum)
      expect(answer.shippingDiscountMinor).toBeLessThanOrEqual(shippingMinor)
      const turned = ask({ ...question, lines: lines.toReversed(), codes: ['B', 'A'] }, discounts.toReversed())
      expect(turned.lines.toReversed()).toEqual(answer.lines)
      expect(turned.applied).toEqual(answer.applied)
    }),
    { numRuns: 300 },
  )
})
