import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asciiAlias, isReserved, normalPath, slugOf, urlSafeText } from './slug.rules.ts'

test('URL-safe text is lower-cased', () => {
  expect(urlSafeText('OverOns')).toBe('overons')
})

test('in URL-safe text spaces become dashes', () => {
  expect(urlSafeText('over ons nu')).toBe('over-ons-nu')
})

test('in URL-safe text all but letters, digits, slash and dash is removed', () => {
  expect(urlSafeText('a_b.c?d#e&f%g"h/i-1!')).toBe('abcdefgh/i-1')
})

test('letters of every script stay in a slug, composed', () => {
  expect(slugOf('Nhẫn cưới 1')).toBe('nhẫn-cưới-1')
  expect(slugOf('Cafe\u0301')).toBe('café')
})

test('a slug is its own slug, for every input', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      expect(slugOf(slugOf(typed))).toBe(slugOf(typed))
    }),
    { numRuns: 1000 },
  )
})

test('a slug with other letters has a plain spelling', () => {
  expect([
    asciiAlias('café-crème'),
    asciiAlias('straße'),
    asciiAlias('хлеб'),
    asciiAlias('bread'),
    asciiAlias('面包'),
  ]).toEqual(['cafe-creme', 'strasse', 'khleb', null, null])
})

test('addresses that the product answers itself are reserved with all below them', () => {
  expect(
    ['config', 'api/x', 's', 'universal/a', 'search', 'cart', 'checkout', 'commerce/goto-checkout'].every(isReserved),
  ).toBe(true)
  expect(['configure', 'carts', 'about/search'].some(isReserved)).toBe(false)
})

test('a path is found in every spelling, and an impossible address is not a path', () => {
  expect(['/caf%C3%A9/', '//about//us', 'about'].map(normalPath)).toEqual(['/café', '/about/us', '/about'])
  expect(['/%E0%A4%A', '/a/../b', '/a\\b', '/a%00b'].map(normalPath)).toEqual([null, null, null, null])
})

test('a capital I with a dot is a plain i in an address, in every spelling', () => {
  expect(slugOf('İstanbul')).toBe('istanbul')
  expect(slugOf('I\u0307zmir')).toBe('izmir')
})
