import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePeople } from './people-state.ts'
import { listenForOthers } from './listen-for-others.ts'

/** The browser's, as far as it is used: what comes over it is told by the test. */
class Stream extends EventTarget {
  onerror: () => void = () => {}
  isClosed = false
  readyState = 1
  close(): void {
    this.isClosed = true
  }
}

let stream = new Stream()
const take = vi.fn(async () => {})
const catchUp = vi.fn(async () => {})

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', function openStream() {
    stream = new Stream()
    return stream
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const listen = () => listenForOthers({ id: '65a1f0c2e4b0a1b2c3d4e5f6', client: 'mine' }, () => 3, take, catchUp)

test('once events arrive, the client stops polling', () => {
  const stop = listen()
  stream.dispatchEvent(new Event('ready'))
  vi.advanceTimersByTime(60_000)
  expect(catchUp).not.toHaveBeenCalled()
  stream.dispatchEvent(new MessageEvent('operations', { data: '{"seq":4,"operations":[{"seq":4}]}' }))
  expect(take).toHaveBeenCalledWith([{ seq: 4 }])
  stop()
})

test('where events are delayed on the way, or the connection fails every three seconds, the client polls every four', () => {
  const stop = listen()
  vi.advanceTimersByTime(8000)
  expect(catchUp).toHaveBeenCalledTimes(2)
  stream.dispatchEvent(new Event('ready'))
  for (let second = 0; second < 12; second += 3) {
    stream.onerror()
    vi.advanceTimersByTime(3000)
  }
  expect(catchUp).toHaveBeenCalledTimes(5)
  stop()
  vi.advanceTimersByTime(60_000)
  expect([catchUp.mock.calls.length, stream.isClosed]).toEqual([5, true])
})

test('a connection that the browser gives up is opened again, and each connection is counted', () => {
  const stop = listen()
  const givenUp = stream
  const { connections } = usePeople.getState()
  stream.dispatchEvent(new Event('ready'))
  stream.readyState = 2
  stream.onerror()
  vi.advanceTimersByTime(4000)
  expect(stream).not.toBe(givenUp)
  stream.dispatchEvent(new Event('ready'))
  expect(usePeople.getState().connections - connections).toBe(2)
  stop()
  expect(stream.isClosed).toBe(true)
})
