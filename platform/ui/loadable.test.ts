import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadable } from './loadable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('what is asked for twice at once is fetched once', async () => {
  const fetch = vi.fn(() => Promise.resolve('here'))
  const part = loadable(fetch)
  expect(part.now()).toEqual({ kind: 'waiting' })
  expect(await Promise.all([part.load(), part.load()])).toEqual([
    { kind: 'here', value: 'here' },
    { kind: 'here', value: 'here' },
  ])
  await part.load()
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what fails once is fetched again by itself, and nobody hears of it', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('here')
  const part = loadable(fetch)
  const heard: string[] = []
  part.subscribe(() => heard.push(part.now().kind))
  const loaded = part.load()
  await vi.runAllTimersAsync()
  expect((await loaded).kind).toBe('here')
  expect(heard).toEqual(['here'])
})

test('after a failure it is waited for again as soon as it is asked for again', async () => {
  const fetch = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce('here')
  const part = loadable(fetch)
  const heard: string[] = []
  part.subscribe(() => heard.push(part.now().kind))
  const failing = part.load()
  await vi.runAllTimersAsync()
  expect((await failing).kind).toBe('failed')
  expect((await part.load()).kind).toBe('here')
  expect(heard).toEqual(['failed', 'waiting', 'here'])
})
