import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clamped,
  directionOf,
  identifiersIn,
  neighbours,
  normalised,
  slideAddress,
  slideNamed,
  wrapped,
} from './gallery-index.rules.ts'
import { randomIndex } from './random-index.rules.ts'

test('an index is taken modulo the number of slides, and negative ones count from the end', () => {
  expect([wrapped(7, 5), wrapped(-1, 5), wrapped(-6, 5), wrapped(0, 5)]).toEqual([2, 4, 4, 0])
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: 1, max: 60 }), (index, count) => {
      const ctx = wrapped(index, count)
      return ctx >= 0 && ctx < count && (ctx - index) % count === 0
    }),
  )
})

test('without looping an index stays within 0 and the last, with looping it wraps', () => {
  expect([clamped(-3, 5), clamped(9, 5), clamped(3, 5)]).toEqual([0, 4, 3])
  expect([normalised(5, 5, false), normalised(5, 5, true), normalised(-1, 5, true)]).toEqual([4, 0, 4])
})

test('the direction is forward or reverse', () => {
  expect([directionOf(1, 3), directionOf(3, 1)]).toEqual(['forward', 'reverse'])
})

test('a random slide is always another one, and each other slide is possible', () => {
  const drawn = Array.from({ length: 40 }, (_, at) => randomIndex(2, 5, at / 40))
  expect([...new Set(drawn)].toSorted((a, b) => a - b)).toEqual([0, 1, 3, 4])
  expect(randomIndex(0, 1, 0.9)).toBe(0)
})

test('images are loaded ahead on either side, around the ends only where the gallery loops', () => {
  expect(neighbours(0, 5, 1, true)).toEqual([1, 4])
  expect(neighbours(0, 5, 1, false)).toEqual([1])
  expect(neighbours(0, 2, 3, true)).toEqual([1])
})

test('an address names a slide by itemId in its hash, or by its last path segment', () => {
  expect(identifiersIn({ hash: '#itemId=abc', pathname: '/portfolio/high-ground/' })).toEqual(['abc', 'high-ground'])
  expect(identifiersIn({ hash: '#top', pathname: '/w%C3%A9rk' })).toEqual(['wérk'])
  expect(identifiersIn({ hash: '', pathname: '/%E0%A4%A' })).toEqual(['%E0%A4%A'])
})

test('a segment is a slide’s id or url, exactly or by the end of the url', () => {
  const slides = [
    { id: 'a1', url: '/portfolio/larches' },
    { id: 'b2', url: '/portfolio/rock-face' },
    { id: 'larches', url: '/portfolio/other' },
  ]
  expect(
    ['b2', '/portfolio/rock-face', 'rock-face', 'larches', 'face', ''].map((name) => slideNamed(name, slides)),
  ).toEqual([1, 1, 1, 2, -1, -1])
})

test('the recorded address is the collection’s full url with a slash, then the slide; without a collection the hash holds its id', () => {
  const slide = { id: 'a1', url: '/portfolio/larches' }
  expect(slideAddress('https://lichtval.example/portfolio', slide)).toBe('https://lichtval.example/portfolio/larches')
  expect(slideAddress('https://lichtval.example/portfolio/', { id: 'a1', url: '' })).toBe(
    'https://lichtval.example/portfolio/a1',
  )
  expect(slideAddress('', slide)).toBe('#itemId=a1')
})
