import { beforeEach, expect, test, vi } from 'vitest'
import { largestFitting } from './fit-text.ts'
import { containFocus } from './focus.ts'
import { highlightDirections, highlightStart, highlightTypes } from './highlight.ts'
import { loaded } from './loaders.ts'
import { relativeTime } from './relative-time.ts'
import { scrollToElement } from './scroll.ts'
import { systemErrorOf } from './system-error.ts'
import { samplesKept, throttled, waitFactor } from './throttle.ts'
import { tipPlace } from './tooltip-place.ts'
import { transitionNamed } from './transitions.ts'
import { tween } from './tween.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('HTMLElement', class {})
})

test('a tween takes a function and a duration that ends', () => {
  expect(() => tween('step' as never)).toThrow('A tween needs a function.')
  for (const duration of [Number.POSITIVE_INFINITY, Number.NaN, '300' as never])
    expect(() => tween(() => {}, duration)).toThrow('finite duration')
})

test('with reduced motion a tween ends at once', async () => {
  const steps: number[] = []
  await tween((progress) => steps.push(progress)).done
  expect(steps).toEqual([1])
})

test('an unknown transition is named', () => {
  expect(transitionNamed({ fade: 1 }, 'fade')).toBe(1)
  expect(() => transitionNamed({ fade: 1 }, 'spin')).toThrow('Could not find transition named spin')
  expect(() => transitionNamed({ fade: 1 }, 'toString')).toThrow('Could not find transition named toString')
})

test('a value that is no element is refused in the documented words', () => {
  expect(() => scrollToElement(null)).toThrow(
    expect.toSatisfy((error) => String(error) === 'Error: No valid HTMLElement node was supplied!'),
  )
})

test('containing the focus takes a container or a predicate, and not both', () => {
  for (const within of [{}, { container: {}, predicate: () => true }])
    expect(() => containFocus(within as never)).toThrow('either a container or a predicate')
})

test('work rests twice as long as it took on average of the last 22 times', () => {
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

const window = { width: 1000, height: 800 }
const tip = { width: 250, height: 40 }

test('a tip is 15 pixels from the pointer, 20 from the edge, with five decimals', () => {
  expect(tipPlace({ x: 100, y: 100 }, tip, window)).toEqual({ left: 115, top: 115 })
  expect(tipPlace({ x: 990, y: 790 }, tip, window)).toEqual({ left: 725, top: 735 })
  expect(tipPlace({ x: 0, y: 0 }, { width: 2000, height: 40 }, window).left).toBe(20)
  expect(tipPlace({ x: 1 / 3, y: 100 }, { width: 10, height: 10 }, window).left).toBe(20)
  expect(tipPlace({ x: 100 / 3, y: 100 }, tip, window).left).toBe(48.33333)
})

test('text shrinks to 11 pixels at the least', () => {
  expect(largestFitting(11, 60, () => true)).toBe(11)
  expect(largestFitting(11, 60, (size) => size > 37)).toBeGreaterThan(36.7)
  expect(largestFitting(11, 60, (size) => size > 37)).toBeLessThanOrEqual(37)
})

test('a relative time is shown in words that stay current', () => {
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
})

test('the start of a highlight follows from its type and side', () => {
  const starts = highlightTypes.flatMap((type) =>
    highlightDirections.map((direction) => JSON.stringify(highlightStart(type, direction))),
  )
  expect(new Set(starts).size).toBe(5)
  expect(highlightStart('draw', 'right')).toEqual({ backgroundSize: '0% 100%', backgroundPosition: '100% 50%' })
})

test('a missing loader is logged, and nothing else happens', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  expect(await loaded('Loader2 not found', () => Promise.reject(new Error('404')))).toBeNull()
  expect(log).toHaveBeenCalledWith('Loader2 not found')
})

test('a failed call is a cleaned error, a network error or another one', () => {
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
