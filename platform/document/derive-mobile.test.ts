import { hex, startingDocument } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { deriveMobile } from './derive-mobile.ts'
import type { Block, Cells } from './document.ts'

function blockAt(id: number, desktop: Omit<Cells, 'z'>, mobile: Cells | null = null): Block {
  const [block] = Object.values(startingDocument().blocks)
  return { ...(block as Block), id: hex(id), place: { desktop: { ...desktop, z: 0 }, mobile } }
}

test('a phone shows blocks in reading order, each as wide as the screen and as high as on the desktop', () => {
  const places = deriveMobile([
    blockAt(1, { x: 12, y: 0, w: 12, h: 3 }),
    blockAt(2, { x: 0, y: 0, w: 12, h: 5 }),
    blockAt(3, { x: 0, y: 9, w: 24, h: 2 }),
  ])
  expect([...places].map(([id, { x, y, w, h }]) => [id, x, y, w, h])).toEqual([
    [hex(2), 0, 0, 8, 5],
    [hex(1), 0, 5, 8, 3],
    [hex(3), 0, 8, 8, 2],
  ])
})

test('the blocks of a group follow each other', () => {
  const grouped = (block: Block, group: number): Block => ({ ...block, group: hex(group) })
  const places = deriveMobile([
    grouped(blockAt(1, { x: 0, y: 0, w: 12, h: 3 }), 10),
    grouped(blockAt(2, { x: 12, y: 0, w: 12, h: 3 }), 11),
    grouped(blockAt(3, { x: 0, y: 4, w: 12, h: 1 }), 10),
    grouped(blockAt(4, { x: 12, y: 4, w: 12, h: 1 }), 11),
    blockAt(5, { x: 0, y: 6, w: 24, h: 1 }),
  ])
  expect([...places.keys()]).toEqual([1, 3, 2, 4, 5].map(hex))
})

test('a block placed by hand on the phone keeps its place and others make room', () => {
  const pinned = { x: 2, y: 1, w: 4, h: 2, z: 0 }
  const places = deriveMobile([
    blockAt(1, { x: 0, y: 0, w: 24, h: 3 }),
    blockAt(2, { x: 0, y: 4, w: 24, h: 2 }, pinned),
  ])
  expect(places.get(hex(2))).toEqual(pinned)
  expect(places.get(hex(1))?.y).toBe(3)
})
