import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadable } from './loadable.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('two simultaneous requests for a part fetch it once', async () => {
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

test('a part that fails once is fetched again by itself, without an error', async () => {
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

test('after a failure the part is loaded again at the next request', async () => {
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

const gone = () => Promise.reject(Object.assign(new Error('/a.js'), { name: 'FileGone' }))

/** Simulates a browser tab: its storage, and the number of reloads. */
function tab() {
  const stored = new Map<string, string>()
  const reload = vi.fn()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.stubGlobal('document', { querySelector: () => ({ src: '/shell-1.js' }) })
  vi.stubGlobal('window', { location: { reload } })
  return reload
}

test('a missing file reloads the page, once by itself and then at every request', async () => {
  const reload = tab()
  const beforeReload = loadable(gone)
  expect((await beforeReload.load()).kind).toBe('waiting')
  expect(reload).toHaveBeenCalledTimes(1)
  const afterReload = loadable(gone)
  expect(await afterReload.load()).toMatchObject({ kind: 'failed', error: { code: 'partGone' } })
  expect(reload).toHaveBeenCalledTimes(1)
  await afterReload.load()
  expect(reload).toHaveBeenCalledTimes(1)
  await afterReload.retry()
  expect(reload).toHaveBeenCalledTimes(2)
  vi.unstubAllGlobals()
})
