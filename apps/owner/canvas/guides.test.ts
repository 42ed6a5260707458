import { expect, test } from 'vitest'
import { guidesOf } from './guides.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('a box whose left side agrees with a sibling’s shows one line along both', () => {
  expect(guidesOf(box(20, 200, 60), [box(20.5, 0)])).toContainEqual({ left: 20, top: 0, width: 0, height: 240 })
})

test('a box that agrees with nobody shows only how far away its neighbours are', () => {
  expect(guidesOf(box(200, 4, 70, 26), [box(0, 0)])).toEqual([
    { left: 100, top: 17, width: 100, height: 0, distance: 100 },
  ])
})

test('the distance is to the nearest neighbour, not to those behind it', () => {
  const guides = guidesOf(box(0, 300, 90, 30), [box(0, 0, 101), box(3, 100, 70, 50)])
  expect(guides.filter(({ distance }) => distance !== undefined)).toEqual([
    { left: 45, top: 150, width: 0, height: 150, distance: 150 },
  ])
})
