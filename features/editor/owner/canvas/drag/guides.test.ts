import { expect, test } from 'vitest'
import { guidesOf } from './guides.ts'

const box = (left: number, top: number, width = 100, height = 40) => ({ left, top, width, height })

test('a box whose left side agrees with a sibling’s shows one line along both', () => {
  expect(guidesOf(box(20, 200, 60), [box(20.5, 0)])).toContainEqual({ left: 20, top: 0, width: 0, height: 240 })
})

test('one line goes along all siblings in a column, and one along all in a row', () => {
  const siblings = [box(20, 0), box(20, 100), box(20, 300), box(200, 200), box(340, 200)]
  const lines = guidesOf(box(20, 200), siblings).filter(({ distance }) => distance === undefined)
  expect(lines).toEqual([
    { left: 20, top: 0, width: 0, height: 340 },
    { left: 20, top: 200, width: 420, height: 0 },
  ])
})

test('a box aligned with no sibling shows only the distance of its neighbours', () => {
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

test('a box between two neighbours at equal distances shows that on both sides', () => {
  const guides = guidesOf({ left: 200, top: 0, width: 50, height: 50 }, [
    { left: 0, top: 10, width: 100, height: 50 },
    { left: 350, top: 10, width: 100, height: 50 },
  ])
  expect(guides.filter(({ isEqual }) => isEqual).map(({ left, distance }) => [left, distance])).toEqual([
    [100, 100],
    [250, 100],
  ])
})

test('a gap elsewhere in the row that is as wide is drawn too', () => {
  const guides = guidesOf({ left: 260, top: 0, width: 50, height: 50 }, [
    { left: 0, top: 10, width: 100, height: 50 },
    { left: 130, top: 10, width: 100, height: 50 },
  ])
  expect(guides.filter(({ isEqual }) => isEqual).map(({ left, distance }) => [left, distance])).toEqual([
    [230, 30],
    [100, 30],
  ])
})
