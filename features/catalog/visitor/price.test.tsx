import { expect, test } from 'vitest'
import { renderView } from '#support/render-view'
import { exampleStoreSettings } from '../blocks/example-products.contract.ts'
import { Price } from './price.tsx'

const price = (minor: number, currency: string) =>
  renderView(
    <Price
      price={{ startingMinor: minor, varies: false, isOnSale: false, originalMinor: null }}
      storeSettings={{ ...exampleStoreSettings, currency, format: { ...exampleStoreSettings.format, grouping: false } }}
      language="en"
    />,
  ).html

test('A9.13 a price has up to fifteen places before its decimals; a longer number is no amount', () => {
  expect(price(999_999_999_999_999, 'JPY')).toContain('999999999999999<')
  expect(() => price(1_000_000_000_000_000, 'JPY')).toThrow('at most 15 places')
})
