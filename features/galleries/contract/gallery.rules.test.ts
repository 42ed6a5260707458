import { expect, test } from 'vitest'
import { carouselPerRow, groupCount } from './carousel.rules.ts'
import { optionsOf } from './gallery-options.rules.ts'
import { alignmentOf, aspectRatioOf, autoplayTimeoutOf, designOf, designSettings, roomFor } from './gallery.rules.ts'
import { requireAlignment } from './strip.rules.ts'

test('the settings that an owner can choose reach a design through the table alone', () => {
  expect(designSettings.map((setting) => optionsOf({ design: setting }).design)).toEqual(designSettings.map(designOf))
})

test('an alignment that is not set is the middle', () => {
  expect([alignmentOf(undefined), alignmentOf('left'), optionsOf({}).alignment]).toEqual(['middle', 'start', 'middle'])
})

test('seconds become milliseconds, and 5000 ms apply where the value is unusable', () => {
  expect([autoplayTimeoutOf(3), autoplayTimeoutOf('2.5'), autoplayTimeoutOf(undefined), autoplayTimeoutOf(-1)]).toEqual(
    [3000, 2500, 5000, 5000],
  )
})

test('an aspect ratio is width by height, in every notation', () => {
  expect([
    aspectRatioOf('Auto', 'grid'),
    aspectRatioOf('1:1', 'autocolumns'),
    aspectRatioOf('3:2', 'grid'),
    aspectRatioOf('1.5', 'grid'),
  ]).toEqual([false, false, 1.5, 1.5])
})

test('a strip is aligned at the start, in the middle or at the end', () => {
  expect(['start', 'middle', 'end'].map(requireAlignment)).toEqual(['start', 'middle', 'end'])
  expect(() => requireAlignment('left')).toThrow('start, middle or end')
})

test('a carousel shows two images under 480 px, else the number that is set, and never more', () => {
  expect([479, 480, 600, 1400].map((width) => carouselPerRow(3, width))).toEqual([2, 3, 3, 3])
  expect([carouselPerRow(1, 300), carouselPerRow(1, 1400)]).toEqual([1, 1])
})

test('a gallery block keeps 250 images of its own: later ones are left out and reported', () => {
  const wanted = Array.from({ length: 300 }, (_, at) => at)
  expect([roomFor(wanted, 0).kept.length, roomFor(wanted, 0).left]).toEqual([250, 50])
  expect(roomFor([1, 2, 3], 248)).toEqual({ kept: [1, 2], left: 1 })
  expect(roomFor([1], 250)).toEqual({ kept: [], left: 1 })
})

test('a carousel counts groups, the last of which may be short', () => {
  expect([groupCount(7, 3), groupCount(6, 3), groupCount(1, 3), groupCount(0, 3)]).toEqual([3, 2, 1, 0])
})
