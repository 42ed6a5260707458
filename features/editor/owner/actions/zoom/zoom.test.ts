import { expect, test } from 'vitest'
import { withinWidths, zoomStep, zoomToFit } from './zoom.ts'

test('from a size between two steps a press goes to the next of them', () => {
  expect([zoomStep(0.706, 1), zoomStep(0.706, -1)]).toEqual([0.75, 0.67])
})

test('zoom ends at 10 and 400 per cent', () => {
  expect([zoomStep(0.1, -1), zoomStep(4, 1), zoomStep(3.2, 1)]).toEqual([0.1, 4, 4])
})

test('the visible area fills the tighter side and is never shown larger than the limit', () => {
  const space = { width: 1000, height: 500 }
  expect(zoomToFit({ width: 450, height: 100 }, space)).toBe(2)
  expect(zoomToFit({ width: 100, height: 850 }, space)).toBe(0.5)
  expect(zoomToFit({ width: 5, height: 5 }, space)).toBe(4)
})

test('a page is never made narrower than a small phone, nor wider than a large screen', () => {
  expect([withinWidths(12), withinWidths(700.4), withinWidths(9000)]).toEqual([320, 700, 2560])
})
