import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { areaPath, labelStep, linePath, niceTicks } from './chart-scale.ts'

test('an axis has few round numbers, all of them whole, and reaches the highest value', () => {
  expect(niceTicks(0)).toEqual([0, 1])
  expect(niceTicks(3)).toEqual([0, 1, 2, 3])
  expect(niceTicks(11_195)).toEqual([0, 5000, 10_000, 15_000])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000_000 }), (most) => {
      const ticks = niceTicks(most)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks.every(Number.isInteger)).toBe(true)
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(most)
    }),
  )
})

test('a line ends where values end, and so does the area under it', () => {
  expect(linePath([0, 50, null, null], 100)).toBe('M12.5 100L37.5 50')
  expect(areaPath([0, 50, null, null], 100)).toBe('M12.5 100L37.5 50L37.5 100L12.5 100Z')
  expect(areaPath([null], 100)).toBe('')
})

test('labels are thinned out to the available room', () => {
  expect([labelStep(7, 7), labelStep(12, 6), labelStep(30, 6)]).toEqual([1, 2, 5])
})
