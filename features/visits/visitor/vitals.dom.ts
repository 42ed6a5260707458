import { firstFlush, longestCollection, settingsTimeout } from '../contract/tracking.rules.ts'
import { sendOnLeave } from './tell.dom.ts'

/** B3.142–B3.146 */
interface PerformanceRecord {
  app: string
  event: string
  data: { name: string; value: number; path: string }
  pageLoadId: string
  timestamp: number
}

interface Entry extends PerformanceEntry {
  value?: number
  hadRecentInput?: boolean
  interactionId?: number
  responseStart?: number
}

/** Names of the timings, with functions that derive each from an entry and the value before. */
const kinds: readonly (readonly [string, string, (entry: Entry, before: number) => number | undefined])[] = [
  ['paint', 'fcp', ({ name, startTime }) => (name.endsWith('ful-paint') ? startTime : undefined)],
  ['largest-contentful-paint', 'lcp', ({ startTime }) => startTime],
  ['layout-shift', 'cls', ({ hadRecentInput, value = 0 }, before) => (hadRecentInput ? undefined : before + value)],
  ['event', 'inp', ({ interactionId, duration }, before) => (interactionId ? Math.max(before, duration) : undefined)],
  ['navigation', 'ttfb', ({ responseStart }) => responseStart],
]

/**
 * Collects performance values for a minute: reports them after 30 seconds, and the rest when the page is left (R1.70).
 */
export async function collectVitals(): Promise<void> {
  const values = new Map<string, number>()
  const observers = kinds.map(([type, name, next]) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = next(entry, values.get(name) ?? 0)
        if (value !== undefined) values.set(name, value)
      }
    })
    observer.observe({ type, buffered: true })
    return observer
  })
  setTimeout(() => observers.forEach((observer) => observer.disconnect()), longestCollection - performance.now())
  const settings = await fetch('/api/1/performance/settings', { signal: AbortSignal.timeout(settingsTimeout) })
    .then((answer) => answer.json() as Promise<{ pageLoadId: string }>)
    .catch(() => null)
  if (!settings) return
  const flush = (): void => {
    const records = [...values].map(
      ([name, value]): PerformanceRecord => ({
        app: 'site',
        event: 'timing',
        data: { name, value, path: location.pathname },
        pageLoadId: settings.pageLoadId,
        timestamp: Date.now(),
      }),
    )
    values.clear()
    if (records[0]) send(JSON.stringify(records))
  }
  setTimeout(flush, firstFlush - performance.now())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && flush())
}

/** B7.27 */
function send(json: string): void {
  const path = '/api/1/performance/records'
  const type = 'text/plain'
  if (sendOnLeave(path, new Blob([json], { type }))) return
  const request = new XMLHttpRequest()
  request.open('POST', path)
  request.setRequestHeader('content-type', type)
  request.send(json)
}
