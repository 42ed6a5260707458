import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { marqueeBlockContract } from './marquee.contract.ts'
import {
  copiesFor,
  leastRegion,
  onPath,
  regionWidth,
  renderAgainAfter,
  sampleEvery,
  segmentWidth,
  wavePath,
  waveSegment,
} from './marquee.rules.ts'

test('words run to the left in a straight line at speed 1, one wave wide, and do not rest under the pointer', () => {
  expect(marqueeBlockContract.starts).toMatchObject({
    waveFrequency: 1,
    waveIntensity: 0,
    animationDirection: 'left',
    animationSpeed: 1,
    pausedOnHover: false,
  })
})

test('repeated content is never narrower than 50 pixels', () => {
  expect([leastRegion, regionWidth(8), regionWidth(51), copiesFor(1000, regionWidth(0))]).toEqual([50, 50, 51, 21])
})

test('one wave is 250 to 1000 pixels wide', () => {
  expect(waveSegment).toEqual({ least: 250, most: 1000 })
  expect([
    segmentWidth(3000, 1),
    segmentWidth(900, 1),
    segmentWidth(900, 2),
    segmentWidth(900, 9),
    segmentWidth(900, 0),
  ]).toEqual([1000, 900, 450, 250, 1000])
})

test('the path is sampled every three pixels, and continues where it began', () => {
  expect([sampleEvery, wavePath(300).length]).toEqual([3, 100])
  const path = wavePath(300)
  expect(onPath(path, 75, 10)).toEqual({ y: 10, degrees: expect.closeTo(0, 3) })
  expect(onPath(path, 0, 10)).toMatchObject({ y: 0, degrees: expect.closeTo(11.8, 0) })
  expect(onPath(path, 375, 10)).toEqual(onPath(path, 75, 10))
  expect(onPath(path, -225, 10)).toEqual(onPath(path, 75, 10))
})

test('after a resize the path is computed again once a second has passed', () => {
  expect(renderAgainAfter).toBe(1000)
})

test('no window is ever without words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 8000 }), (window, words) => {
      const region = regionWidth(words)
      // The words themselves and their copies, moved by a whole region.
      expect((1 + copiesFor(window, region)) * region - region).toBeGreaterThanOrEqual(window)
    }),
  )
})
