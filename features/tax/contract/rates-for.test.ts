import { expect, test } from 'vitest'
import { ratesFor } from './rates-for.ts'
import { taxRateSchema } from './tax.schema.ts'

const hex = (n: number) => n.toString(16).padStart(24, '0')
const rate = (n: number, parts: object) =>
  taxRateSchema.parse({ id: hex(n), name: `${n}`, country: 'US', ratePpm: 10_000, ...parts })
const place = { country: 'US', region: 'CA', postalCode: '90210', city: 'Beverly Hills' }
const namesOf = (rates: Parameters<typeof ratesFor>[0], at = place) =>
  ratesFor(rates, at, 'standard').map(({ name }) => name)

test('each more specific condition of a rate outweighs all smaller ones: country, region, postal code, city', () => {
  const everywhereInDetail = rate(1, { country: '*', region: 'CA', postal: ['90210'], cities: ['Beverly Hills'] })
  const country = rate(2, {})
  const postalAndCity = rate(3, { postal: ['90210'], cities: ['Beverly Hills'] })
  const region = rate(4, { region: 'CA' })
  const city = rate(5, { cities: ['Beverly Hills'] })
  const postal = rate(6, { postal: ['90210'] })
  expect(namesOf([everywhereInDetail, country])).toEqual(['2'])
  expect(namesOf([postalAndCity, region])).toEqual(['4'])
  expect(namesOf([city, postal])).toEqual(['6'])
  expect(namesOf([country, city])).toEqual(['5'])
  expect(namesOf([country, rate(7, { country: '*' })])).toEqual(['2'])
})

test('the earlier of two rates that fit equally counts, in any order', () => {
  const [first, second] = [rate(1, {}), rate(2, {})]
  expect(namesOf([first, second])).toEqual(['1'])
  expect(namesOf([second, first])).toEqual(['1'])
})

test('one postal code or one city of several is enough, and a city counts in every spelling', () => {
  const rates = [rate(1, { postal: ['10001', '902*'], cities: ['Springfield', 'BEVERLY Hills'] })]
  expect(namesOf(rates)).toEqual(['1'])
  expect(namesOf(rates, { ...place, city: ' beverly hills ' })).toEqual(['1'])
  expect(namesOf(rates, { ...place, city: 'Los Angeles' })).toEqual([])
  expect(namesOf(rates, { ...place, postalCode: '94103' })).toEqual([])
})

test('rates are listed in the order of their priorities, by which compound ones are computed', () => {
  const inDetail = rate(1, { priority: 2, region: 'CA' })
  expect(namesOf([inDetail, rate(2, { priority: 1 }), rate(3, { priority: 3 })])).toEqual(['2', '1', '3'])
})
