import { expect, test } from 'vitest'
import { boundedPool } from './bounded-pool.ts'

test('a limited number of jobs runs at a time, more wait for their turn, and beyond that they are refused at once', async () => {
  const pool = boundedPool({ atOnce: 2, waiting: { most: 3, refuse: () => new Error('full') } })
  const ends: (() => void)[] = []
  let running = 0
  let most = 0
  const work = () =>
    pool(async () => {
      most = Math.max(most, ++running)
      await new Promise<void>((resolve) => ends.push(resolve))
      running -= 1
    })
  const accepted = [work(), work(), work(), work(), work()]
  await expect(work()).rejects.toThrow('full')
  const finish = setInterval(() => ends.shift()?.(), 1)
  await Promise.all(accepted)
  expect(most).toBe(2)
  const after = work()
  await after
  clearInterval(finish)
})

test('failed work makes room all the same', async () => {
  const pool = boundedPool({ atOnce: 1, waiting: { most: 1, refuse: () => new Error('full') } })
  await expect(pool(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await pool(async () => 'fine')).toBe('fine')
})
