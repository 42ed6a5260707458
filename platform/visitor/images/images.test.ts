import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { concurrentLoads, concurrentLoadsOnMobile, loadQueue, rankByIndex } from './load-queue.ts'
import { checkedMode, imagePlacement } from './place-image.ts'

/** A task that loads until it is let go. */
function task(rank: number | null) {
  let letGo = () => {}
  const load = vi.fn(() => new Promise<void>((resolve) => (letGo = resolve)))
  return { rank: () => rank, load, letGo: () => letGo() }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('sixteen images load at once, and nothing more begins until one of them is done', async () => {
  vi.stubGlobal('innerWidth', 1280)
  const queue = loadQueue()
  const tasks = Array.from({ length: 20 }, (_, index) => task(index))
  for (const queued of tasks) queue.add(queued)
  expect([queue.running, queue.waiting, queue.isPaused]).toEqual([concurrentLoads, 4, true])
  tasks[3]?.letGo()
  await settled()
  expect(tasks[16]?.load).toHaveBeenCalledOnce()
  expect([queue.running, queue.waiting, queue.isPaused]).toEqual([16, 3, true])
})

test('on a phone they load one after the other, the nearest first', async () => {
  vi.stubGlobal('innerWidth', 390)
  const queue = loadQueue()
  const loading: number[] = []
  const ranked = (rank: number) => ({ rank: () => rank, load: async () => void loading.push(rank) })
  for (const rank of [9, 3, 5, 1]) queue.add(ranked(rank))
  expect(queue.running).toBe(concurrentLoadsOnMobile)
  await settled()
  expect(loading).toEqual([9, 1, 3, 5])
})

test('an image that fails frees its slot, a removed one is never loaded, one that is not due waits until ranks change', async () => {
  const queue = loadQueue(1)
  let due: number | null = null
  const late = vi.fn(async () => {})
  const gone = task(2)
  queue.add({ rank: () => 0, load: () => Promise.reject(new Error('broken')) })
  queue.add({ rank: () => due, load: late })
  queue.add(gone)()
  await settled()
  expect([late.mock.calls.length, gone.load.mock.calls.length, queue.waiting, queue.isPaused]).toEqual([0, 0, 1, false])
  due = 4
  queue.refresh()
  expect(late).toHaveBeenCalledOnce()
})

test('the distance from the current slide decides, the shorter way round where the gallery loops', () => {
  const ahead = { count: 10, preload: 2, loop: false }
  expect([0, 1, 2, 3, 9].map((index) => rankByIndex(index, 0, ahead))).toEqual([0, 1, 2, null, null])
  expect([8, 9, 5].map((index) => rankByIndex(index, 0, { ...ahead, loop: true }))).toEqual([2, 1, null])
})

test('an image is fitted, filled, left alone or without a mode; no other mode is accepted', () => {
  expect(['fit', 'fill', 'none', null, undefined].map(checkedMode)).toEqual(['fit', 'fill', 'none', null, null])
  expect(() => checkedMode('cover')).toThrow('fit, fill, none or null, not cover')
})

const space = { width: 400, height: 200 }

test('fit shows all of it, fill leaves none of its space free, none and null keep its own size', () => {
  const image = { width: 1000, height: 1000 }
  expect(imagePlacement(image, space, { mode: 'fit' })).toEqual({ left: 100, top: 0, width: 200, height: 200 })
  expect(imagePlacement(image, space, { mode: 'fill' })).toEqual({ left: 0, top: -100, width: 400, height: 400 })
  expect(imagePlacement(image, space, { mode: 'none' })).toMatchObject(image)
  expect(imagePlacement(image, space, { mode: null })).toMatchObject(image)
})

test('the focal point is held as far as the edges allow; cropped about its middle, or not cropped at all', () => {
  const image = { width: 1000, height: 1000 }
  const focalPoint = { x: 0.2, y: 1 }
  expect(imagePlacement(image, space, { mode: 'fill', focalPoint }).top).toBe(-200)
  expect(imagePlacement(image, space, { mode: 'fill', focalPoint, cropMode: 'center' }).top).toBe(-100)
  expect(imagePlacement(image, space, { mode: 'fill', focalPoint, cropMode: 'none' })).toEqual(
    imagePlacement(image, space, { mode: 'fit' }),
  )
})

test('an image of any shape and size covers its space when it fills and stays inside it when it fits', () => {
  const side = fc.integer({ min: 1, max: 20_000 })
  const point = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(side, side, side, side, point, point, (width, height, across, down, x, y) => {
      const room = { width: across, height: down }
      const filled = imagePlacement({ width, height }, room, { mode: 'fill', focalPoint: { x, y } })
      const fitted = imagePlacement({ width, height }, room, { mode: 'fit' })
      const slack = 1e-6 * (across + down)
      expect(Math.max(filled.left, filled.top)).toBeLessThanOrEqual(slack)
      expect(Math.min(filled.left + filled.width - across, filled.top + filled.height - down)).toBeGreaterThanOrEqual(
        -slack,
      )
      expect(Math.min(fitted.left, fitted.top)).toBeGreaterThanOrEqual(-slack)
      expect(Math.max(fitted.width - across, fitted.height - down)).toBeLessThanOrEqual(slack)
    }),
  )
})
