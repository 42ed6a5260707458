import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dialogLayer, dialogPadding, dialogWidth } from './dialog-style.ts'
import { dialogHideTime, dialogStyles, informationTime } from './dialog.ts'
import { fitTextDefaults, largestFitting } from './fit-text.ts'
import { containFocus } from './focus.ts'
import { highlightDelay, highlightDirections, highlightDuration, highlightStart, highlightTypes } from './highlight.ts'
import { loaded } from './loaders.ts'
import { defaultDuration, hiddenScale } from './motion.ts'
import { relativeTime, relativeTimeRefresh } from './relative-time.ts'
import { galleryResizeDebounce, onWindowResized, resizeDebounce, resizeEmitterDelay } from './resize.ts'
import { scrollDuration, scrollOffset, scrollToElement } from './scroll.ts'
import { sightRatio, sightThresholds, sightWatch } from './sight.ts'
import { systemErrorOf } from './system-error.ts'
import { samplesKept, throttled, waitFactor } from './throttle.ts'
import { positionDecimals, tipPlace } from './tooltip-place.ts'
import { tooltipDefaults } from './tooltip.ts'
import { transitionNamed } from './transitions.ts'
import { tween } from './tween.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('HTMLElement', class {})
})
afterEach(() => void vi.useRealTimers())

test('B5.21 a tween takes a function and a duration that ends', () => {
  expect(() => tween('step' as never)).toThrow('A tween needs a function.')
  for (const duration of [Number.POSITIVE_INFINITY, Number.NaN, '300' as never])
    expect(() => tween(() => {}, duration)).toThrow('finite duration')
})

test('B9.63 A9.08 R1.46 a tween and an animation take the same 300 milliseconds', () => {
  expect(defaultDuration).toBe(300)
})

test('for those who want less motion a tween is at its end at once', async () => {
  const steps: number[] = []
  await tween((progress) => steps.push(progress)).done
  expect(steps).toEqual([1])
})

test('B5.22 B8.25 a transition that nobody knows is named', () => {
  expect(transitionNamed({ fade: 1 }, 'fade')).toBe(1)
  expect(() => transitionNamed({ fade: 1 }, 'spin')).toThrow('Could not find transition named spin')
  expect(() => transitionNamed({ fade: 1 }, 'toString')).toThrow('Could not find transition named toString')
})

test('B8.24 what is no element is refused in the documented words', () => {
  expect(() => scrollToElement(null)).toThrow(
    expect.toSatisfy((error) => String(error) === 'Error: No valid HTMLElement node was supplied!'),
  )
})

test('B5.30 containing the focus takes a container or a predicate, and not both', () => {
  for (const within of [{}, { container: {}, predicate: () => true }])
    expect(() => containFocus(within as never)).toThrow('either a container or a predicate')
})

test('B9.60 B9.61 B9.62 R1.45 a resize has ended after 150, 100 or 300 milliseconds of quiet', () => {
  vi.useFakeTimers()
  const heard = new Set<() => void>()
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.add(listener))
  vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => heard.delete(listener))
  const ended = [vi.fn(), vi.fn(), vi.fn()] as const
  const stops = [
    onWindowResized(ended[0]),
    onWindowResized(ended[1], galleryResizeDebounce),
    onWindowResized(ended[2], resizeEmitterDelay),
  ]
  const calls = () => ended.map(({ mock }) => mock.calls.length)
  for (const listener of heard) listener()
  vi.advanceTimersByTime(99)
  for (const listener of heard) listener()
  expect(calls()).toEqual([0, 0, 0])
  vi.advanceTimersByTime(100)
  expect(calls()).toEqual([0, 1, 0])
  vi.advanceTimersByTime(50)
  expect(calls()).toEqual([1, 1, 0])
  vi.advanceTimersByTime(150)
  expect(calls()).toEqual([1, 1, 1])
  for (const stop of stops) stop()
  expect([heard.size, resizeDebounce]).toEqual([0, 150])
})

test('B9.64 B9.65 R1.47 an animated scroll takes 50 milliseconds, least and most, and leaves 30 pixels free', () => {
  expect([scrollDuration.least, scrollDuration.most, scrollOffset]).toEqual([50, 50, 30])
})

test('C9.23 C9.24 work rests twice as long as it took on average of the last 22 times', () => {
  let clock = 0
  let cost = 10
  const run = throttled(
    () => void (clock += cost),
    () => clock,
  )
  expect(run()).toBe(true)
  clock += 19
  expect(run()).toBe(false)
  clock += 1
  expect(run()).toBe(true)
  cost = 100
  for (let turn = 0; turn < samplesKept; turn += 1) {
    clock += 10_000
    run()
  }
  // The two cheap samples are forgotten: the rest is twice the dear ones.
  clock += waitFactor * 100 - 1
  expect(run()).toBe(false)
  clock += 1
  expect(run()).toBe(true)
})

test('B5.19 B9.24 B9.25 B9.26 B9.27 C9.13 dialogs have four styles and the documented measures', () => {
  expect(dialogStyles).toEqual(['confirm-or-reject', 'confirm-or-cancel', 'confirm-only', 'no-buttons'])
  expect([dialogWidth, dialogPadding, dialogHideTime, informationTime, dialogLayer]).toEqual([
    350, 20, 600, 2000, 30_000,
  ])
  expect(hiddenScale).toBe(0.94)
})

test('B9.19 B9.20 B9.21 B9.22 B9.23 tips have the documented measures', () => {
  expect(tooltipDefaults).toEqual({ showDelay: 1200, width: 250, mouseOffset: 15, edgeMargin: 20, fade: 300 })
})

const window = { width: 1000, height: 800 }
const tip = { width: 250, height: 40 }

test('B9.21 B9.22 B9.33 a tip stands 15 pixels from the pointer, 20 from the edge, at five decimals', () => {
  expect(tipPlace({ x: 100, y: 100 }, tip, window)).toEqual({ left: 115, top: 115 })
  expect(tipPlace({ x: 990, y: 790 }, tip, window)).toEqual({ left: 725, top: 735 })
  expect(tipPlace({ x: 0, y: 0 }, { width: 2000, height: 40 }, window).left).toBe(20)
  expect(tipPlace({ x: 1 / 3, y: 100 }, { width: 10, height: 10 }, window).left).toBe(20)
  expect([tipPlace({ x: 100 / 3, y: 100 }, tip, window).left, positionDecimals]).toEqual([48.33333, 5])
})

test('B9.30 B9.31 B9.32 text shrinks to 11 pixels at the least', () => {
  expect(fitTextDefaults).toEqual({ minimum: 11, debounce: 100, tolerance: 3 })
  expect(largestFitting(11, 60, () => true)).toBe(11)
  expect(largestFitting(11, 60, (size) => size > 37)).toBeGreaterThan(36.7)
  expect(largestFitting(11, 60, (size) => size > 37)).toBeLessThanOrEqual(37)
})

test('B4.75 B4.76 B4.77 how long ago is said in words that keep up', () => {
  const words = { justNow: 'just now', seconds: 'about {n} seconds ago' }
  const ago = (seconds: number) => relativeTime(0, seconds * 1000, 'en', words)
  expect([0, 4, 5, 59, 60, 3599, 3600, 86_400 * 3].map(ago)).toEqual([
    'just now',
    'just now',
    'about 5 seconds ago',
    'about 59 seconds ago',
    '1 minute ago',
    '59 minutes ago',
    '1 hour ago',
    '3 days ago',
  ])
  expect(relativeTime(0, 7_200_000, 'nl-NL', words)).toBe('2 uur geleden')
  expect(relativeTime(5000, 0, 'en', words)).toBe('just now')
  expect(relativeTimeRefresh).toBe(5000)
})

test('C9.10 C9.11 C9.39 the watch for what is in sight has the documented thresholds', () => {
  expect([[...sightThresholds], sightRatio, sightWatch]).toEqual([[0, 0.1, 0.25, 0.5, 1], 0.5, 2000])
})

test('C4.44 C4.45 C4.48 where a highlight begins follows from its type and side', () => {
  expect([[...highlightTypes], [...highlightDirections]]).toEqual([
    ['draw', 'fade', 'fadeScale'],
    ['left', 'right'],
  ])
  const starts = highlightTypes.flatMap((type) =>
    highlightDirections.map((direction) => JSON.stringify(highlightStart(type, direction))),
  )
  expect(new Set(starts).size).toBe(5)
  expect(highlightStart('draw', 'right')).toEqual({ backgroundSize: '0% 100%', backgroundPosition: '100% 50%' })
})

test('C4.46 C9.37 C9.38 C9.62 R1.76 a highlight takes 0.75 seconds and begins after a quarter of one', () => {
  expect([highlightDuration, highlightDelay]).toEqual([750, 250])
})

test.each([
  ['B5.05', 'Loader2 not found'],
  ['B5.06', 'VideoLoader not found'],
])('%s a loader that is missing is logged, and nothing else happens', async (_, message) => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await loaded(message, () => Promise.reject(new Error('404')))).toBeNull()
  expect(log).toHaveBeenCalledWith(message)
})

test('B8.03 A8.11 a failed call is a cleaned error, a network error or something else', () => {
  const of = (status: number, body: unknown) => systemErrorOf({ url: '/api/x', status, format: 'json', body })
  expect(of(403, { authorizationFail: true, errorKey: 'e1' })).toEqual({ kind: 'cleaned', errorKey: 'e1' })
  expect(of(403, { authorizationFail: true, code: 'http.foreign_origin' })).toEqual({
    kind: 'cleaned',
    errorKey: 'http.foreign_origin',
  })
  expect(of(500, { code: 'http.defect', details: { id: 'e2' } })).toEqual({ kind: 'cleaned', errorKey: 'e2' })
  expect(of(0, null)).toEqual({ kind: 'network', errorKey: '0', url: '/api/x' })
  expect(of(503, { error: 'Back at noon.' })).toEqual({
    kind: 'network',
    errorKey: '503',
    url: '/api/x',
    text: 'Back at noon.',
  })
  expect(of(418, 'teapot')).toEqual({ kind: 'other', errorKey: '418', url: '/api/x', format: 'json', text: 'teapot' })
  const wall = '<html><title>Hotel</title><style>p{}</style><h1>Sign in</h1>\n<p>to the network</p></html>'
  expect(of(200, wall)).toMatchObject({ kind: 'other', text: 'Sign in to the network' })
  expect(of(400, { code: 'cart.full', sentence: 'Your cart is full.' })).toMatchObject({
    kind: 'other',
    errorKey: 'cart.full',
    text: 'Your cart is full.',
  })
})
