import fc from 'fast-check'
import { expect, test } from 'vitest'
import { optionsFor, zoneOf } from './shipping-options.ts'
import { pickupPointSchema, shippingZoneSchema, type ShippingZone } from './shipping.schema.ts'
import type { Destination, ShippingLine } from './shipping.types.ts'

const hex = (n: number) => n.toString(16).padStart(24, '0')
let count = 0
function zone(
  name: string,
  places: object[],
  prices: object[] = [{ kind: 'flat', amountMinor: 500 }],
  more: object = {},
): ShippingZone {
  const rates = prices.map((price) => ({ id: hex(++count), title: name, price, ...more }))
  return shippingZoneSchema.parse({ id: hex(++count), name, places, rates })
}
const to = (country: string, postalCode = '', region = ''): Destination => ({ country, postalCode, region })
const lines: ShippingLine[] = [
  { id: 'a', quantity: 2, weightGrams: 750, netMinor: 3000 },
  { id: 'b', quantity: 1, weightGrams: 500, netMinor: 1500 },
]
const amounts = (address: Destination, zones: ShippingZone[], subtotalMinor = 4500) =>
  optionsFor({ address, lines, subtotalMinor, currency: 'EUR' }, zones, []).map(({ amountMinor }) => amountMinor)

test('the zone that names a place most specifically is the one that ships there', () => {
  const zones = [
    zone('World', [{ country: '*' }]),
    zone('Netherlands', [{ country: 'NL' }]),
    zone('Islands', [{ country: 'NL', postal: ['8880...8899', '9161*'] }]),
    zone('California', [{ country: 'US', regions: ['CA'] }]),
  ]
  const name = (address: Destination) => zoneOf(address, zones)?.name
  expect([name(to('NL', '1012 AB')), name(to('NL', '8881 XA')), name(to('NL', '9161AM'))]).toEqual([
    'Netherlands',
    'Islands',
    'Islands',
  ])
  expect([name(to('US', '90210', 'CA')), name(to('US', '10001', 'NY')), name(to('JP'))]).toEqual([
    'California',
    'World',
    'World',
  ])
  expect(zoneOf(to('DE'), zones.slice(1))).toBeNull()
})

test('rates are flat, by weight, by price of the goods, and by piece', () => {
  const steps = [
    { from: 0, amountMinor: 400 },
    { from: 2000, amountMinor: 900 },
  ]
  const price = (rate: object) => amounts(to('NL'), [zone('NL', [{ country: 'NL' }], [rate])])
  expect(price({ kind: 'flat', amountMinor: 495 })).toEqual([495])
  expect(price({ kind: 'weight', steps })).toEqual([900])
  expect(price({ kind: 'weight', steps, mostGrams: 1999 })).toEqual([])
  expect(price({ kind: 'price', steps: [{ from: 5000, amountMinor: 0 }] })).toEqual([])
  expect(price({ kind: 'item', firstMinor: 300, furtherMinor: 50 })).toEqual([400])
})

test('shipping is free from the amount that the rate names', () => {
  const zones = [zone('NL', [{ country: 'NL' }], [{ kind: 'flat', amountMinor: 495 }], { freeOverMinor: 5000 })]
  expect([amounts(to('NL'), zones, 4999), amounts(to('NL'), zones, 5000)]).toEqual([[495], [0]])
})

test('a shop’s own place offers pickup in its country and local delivery within its postal codes', () => {
  const point = pickupPointSchema.parse({
    id: hex(9000),
    title: 'Bakery',
    address: 'Gracht 1, Utrecht',
    country: 'NL',
    pickup: { amountMinor: 0 },
    delivery: { postal: ['3500...3585'], amountMinor: 250, leastMinor: 1500, freeOverMinor: 4000 },
  })
  const options = (address: Destination, subtotalMinor: number) =>
    optionsFor({ address, lines, subtotalMinor, currency: 'EUR' }, [], [point]).map(({ kind, amountMinor }) => [
      kind,
      amountMinor,
    ])
  expect(options(to('NL', '3511 AB'), 2000)).toEqual([
    ['delivery', 250],
    ['pickup', 0],
  ])
  expect(options(to('NL', '3511 AB'), 4000)[0]).toEqual(['delivery', 0])
  expect(options(to('NL', '3511 AB'), 1499)).toEqual([['pickup', 0]])
  expect(options(to('NL', '1012 AB'), 2000)).toEqual([['pickup', 0]])
  expect(options(to('BE', '3511'), 2000)).toEqual([])
})

test('an order that needs no shipping is offered no method', () => {
  expect(
    optionsFor(
      { address: to('NL'), lines: [], subtotalMinor: 0, currency: 'EUR' },
      [zone('NL', [{ country: 'NL' }])],
      [],
    ),
  ).toEqual([])
})

test('options do not depend on the order of lines and cost nothing below zero', () => {
  const zones = [
    zone(
      'NL',
      [{ country: 'NL' }],
      [
        { kind: 'item', firstMinor: 0, furtherMinor: 7 },
        { kind: 'weight', steps: [{ from: 0, amountMinor: 3 }] },
      ],
    ),
  ]
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 10_000 }),
    weightGrams: fc.nat(1_000_000),
    netMinor: fc.nat(100_000_000),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), fc.nat(1_000_000), (all, subtotalMinor) => {
      const request = {
        address: to('NL'),
        lines: all.map((entry, at) => ({ id: `${at}`, ...entry })),
        subtotalMinor,
        currency: 'EUR',
      }
      const options = optionsFor(request, zones, [])
      expect(optionsFor({ ...request, lines: request.lines.toReversed() }, zones, [])).toEqual(options)
      expect(options.every(({ amountMinor }) => Number.isSafeInteger(amountMinor) && amountMinor >= 0)).toBe(true)
    }),
  )
})
