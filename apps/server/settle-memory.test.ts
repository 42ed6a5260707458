import { afterEach, expect, test, vi } from 'vitest'
import { settleMemory } from './settle-memory.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('memory is released once the start is over, and again when heavy work is followed by rest: by a minute where people are served', () => {
  vi.useFakeTimers()
  const gc = vi.fn()
  vi.stubGlobal('gc', gc)
  let worked = 2_000_000
  vi.spyOn(process, 'cpuUsage').mockImplementation(() => ({ user: worked, system: 0 }))
  settleMemory('web')
  vi.advanceTimersByTime(60_000)
  expect(gc).toHaveBeenCalledTimes(1)
  for (let second = 0; second < 10; second++) {
    worked += 500_000
    vi.advanceTimersByTime(1000)
  }
  // A pause between two visitors is none.
  vi.advanceTimersByTime(50_000)
  expect(gc).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(20_000)
  expect(gc).toHaveBeenCalledTimes(2)
  // Light requests leave no memory behind.
  worked += 300_000
  vi.advanceTimersByTime(120_000)
  expect(gc).toHaveBeenCalledTimes(2)
})
