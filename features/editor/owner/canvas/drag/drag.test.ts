import { expect, test } from 'vitest'
import { boxOf, type GridMetrics } from './grid-metrics.ts'
import { pulled } from './magnet.ts'
import { resized } from './resized.ts'

/** Columns 40 px wide and 10 apart, rows 24 px high and 6 apart. */
const grid: GridMetrics = {
  section: 's',
  left: 0,
  top: 0,
  columns: Array.from({ length: 24 }, (_, at) => ({ start: at * 50, end: at * 50 + 40 })),
  rows: [],
  row: 24,
  gap: 6,
}
const start = { x: 6, y: 4, w: 4, h: 4, z: 0 }
const resizing = (x: -1 | 0 | 1, y: -1 | 0 | 1) => ({ start, sides: { x, y }, grid, box: boxOf(grid, start) })
const plain = { fromCentre: false, keepsRatio: false }

test.each([
  [-1, -1, -100, -60, { x: 4, y: 2, w: 6, h: 6 }],
  [0, -1, 99, -60, { x: 6, y: 2, w: 4, h: 6 }],
  [1, -1, 100, -60, { x: 6, y: 2, w: 6, h: 6 }],
  [1, 0, 100, 99, { x: 6, y: 4, w: 6, h: 4 }],
  [1, 1, 100, 60, { x: 6, y: 4, w: 6, h: 6 }],
  [0, 1, 99, 60, { x: 6, y: 4, w: 4, h: 6 }],
  [-1, 1, -100, 60, { x: 4, y: 4, w: 6, h: 6 }],
  [-1, 0, -100, 99, { x: 4, y: 4, w: 6, h: 4 }],
] as const)('the handle at %i, %i moves its own sides', (x, y, dx, dy, cells) => {
  expect(resized(resizing(x, y), dx, dy, 24, plain)).toEqual({ ...cells, z: 0 })
})

test('with Alt the opposite side moves the other way', () => {
  expect(resized(resizing(1, 0), 100, 0, 24, { ...plain, fromCentre: true })).toEqual({ ...start, x: 4, w: 8 })
  expect(resized(resizing(0, -1), 0, -60, 24, { ...plain, fromCentre: true })).toEqual({ ...start, y: 2, h: 8 })
})

test('with Alt a block grows no farther than the nearer edge of the grid', () => {
  expect(resized(resizing(1, 0), 2000, 0, 24, { ...plain, fromCentre: true })).toEqual({ ...start, x: 0, w: 16 })
})

test('with Shift width and height keep their proportion', () => {
  const cells = resized(resizing(1, 1), 200, 0, 24, { ...plain, keepsRatio: true })
  const before = boxOf(grid, start)
  const after = boxOf(grid, cells)
  expect(cells.w).toBe(8)
  expect(Math.abs(after.width / after.height - before.width / before.height)).toBeLessThan(0.1)
})

test('with Shift the opposite corner stays', () => {
  const cells = resized(resizing(-1, -1), -200, 0, 24, { ...plain, keepsRatio: true })
  expect([cells.x + cells.w, cells.y + cells.h]).toEqual([10, 8])
})

test('a block a little nearer to the next column lands where its edge is in line with a sibling', () => {
  const sibling = { left: 300, top: 400, width: 190, height: 60 }
  const near = { left: 327, top: 0 }
  expect(pulled(grid, { ...start, x: 7, y: 0 }, near, [sibling]).x).toBe(6)
  expect(pulled(grid, { ...start, x: 7, y: 0 }, near, []).x).toBe(7)
})

test('a block far from being in line lands in the nearest cell', () => {
  const sibling = { left: 300, top: 400, width: 190, height: 60 }
  expect(pulled(grid, { ...start, x: 7, y: 0 }, { left: 345, top: 0 }, [sibling]).x).toBe(7)
})
