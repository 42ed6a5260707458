import { expect, test } from 'vitest'
import { addressLines, placeLine } from './address-lines.ts'
import {
  addressFaults,
  addressRules,
  countryCodes,
  postalAddressSchema,
  tidyAddress,
  tidyPostalCode,
} from './postal-address.ts'

const home = {
  firstName: 'Ana',
  lastName: 'Silva',
  line1: 'Gracht 1',
  city: 'Utrecht',
  postalCode: '3511 AB',
  country: 'NL',
}
const faultsOf = (parts: object) =>
  addressFaults(postalAddressSchema.parse({ ...home, ...parts })).map(({ field, fault }) => `${field}: ${fault}`)

test('a US zip code is five digits, and nothing else is accepted', () => {
  const zip = (postalCode: string) => faultsOf({ country: 'US', region: 'CA', postalCode })
  expect(zip('90210')).toEqual([])
  expect([zip('9021'), zip('902101'), zip('90210-1234'), zip('9021O')]).toEqual(
    Array(4).fill(['postalCode: postal code']),
  )
})

test('an address requires the fields of its own country, and no others', () => {
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ country: 'IE', postalCode: '' })).toEqual(['postalCode: missing'])
  expect(faultsOf({ country: 'HK', postalCode: '', city: '' })).toEqual([])
  expect(faultsOf({ country: 'US', postalCode: '90210', region: '' })).toEqual(['region: missing'])
  expect(faultsOf({ country: 'US', postalCode: '90210', region: 'Utrecht' })).toEqual(['region: region'])
  expect(faultsOf({ country: '' })).toEqual(['country: missing'])
})

test('a postal code is stored in the notation of its country', () => {
  const tidied = [
    ['NL', '1012ab'],
    ['GB', 'ec1y8sy'],
    ['CA', 'h3z-2y7'],
    ['PT', '2725079'],
    ['LV', '1073'],
    ['SE', '11455'],
    ['DE', ' 10115 '],
  ].map(([country = '', code = '']) => tidyPostalCode(country, code))
  expect(tidied).toEqual(['1012 AB', 'EC1Y 8SY', 'H3Z 2Y7', '2725-079', 'LV-1073', '114 55', '10115'])
})

test('the example of every country fits its own pattern', () => {
  const wrong = countryCodes.map(addressRules).filter(({ country, postalPattern, postalExample }) => {
    const written = tidyPostalCode(country, postalExample ?? '')
    return postalPattern !== null && !new RegExp(`^${postalPattern}$`).test(written)
  })
  expect(wrong).toEqual([])
})

test('a region in full is stored as its code', () => {
  const address = postalAddressSchema.parse({ ...home, country: 'us', region: 'california', postalCode: '90210' })
  expect(tidyAddress(address)).toMatchObject({ country: 'US', region: 'CA' })
})

test('an address has the format of its country', () => {
  const at = (country: string, postalCode: string, city: string, region = '') =>
    placeLine({ country, postalCode, city, region })
  expect(at('NL', '1011 AA', 'Amsterdam')).toBe('1011 AA Amsterdam')
  expect(at('US', '62701', 'Springfield', 'IL')).toBe('Springfield, IL 62701')
  expect(at('GB', 'SW1A 2AA', 'London')).toBe('London SW1A 2AA')
  expect(at('HK', '', 'Central')).toBe('Central')
  const address = postalAddressSchema.parse({
    lastName: 'Silva',
    line1: 'Kade 9',
    city: 'Amsterdam',
    postalCode: '1011 AA',
    country: 'NL',
  })
  expect(addressLines(address, 'nl')).toEqual(['Silva', 'Kade 9', '1011 AA Amsterdam', 'Nederland'])
})
