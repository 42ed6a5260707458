import { expect, test } from 'vitest'
import { placeOfRow } from './place-of-row.ts'

test('a row of a report leads to the screen of its result, and nowhere without one', () => {
  expect(placeOfRow({ targetKind: 'post', targetId: 'abc' })).toBe('/config/edit/abc')
  expect(placeOfRow({ targetKind: 'product', targetId: 'abc' })).toBe('/config/products/abc')
  expect(placeOfRow({ targetKind: 'redirect', targetId: '/old path' })).toBe('/config/redirects')
  expect(placeOfRow({ targetKind: 'tag', targetId: 'abc' })).toBeNull()
  expect(placeOfRow({ targetKind: null, targetId: null })).toBeNull()
})
