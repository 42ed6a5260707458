import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceSteps } from './filter-links.ts'

test('steps between prices are few, rise, and lie between the cheapest and the dearest', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100_000_000 }), (a, b) => {
      const [lowest, highest] = [Math.min(a, b), Math.max(a, b)]
      const steps = priceSteps(lowest, highest)
      expect(steps.length).toBeLessThanOrEqual(3)
      expect(steps.every((step, at) => step > (steps[at - 1] ?? lowest) && step <= highest)).toBe(true)
    }),
  )
})

test('one price has no steps', () => {
  expect(priceSteps(4800, 4800)).toEqual([])
})
