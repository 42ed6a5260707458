import { expect, test } from 'vitest'
import { type FinishedPage, encodePage, encodingFor } from './encode-page.ts'
import { frozenEpochs, keyOf, makePageCache } from './page-cache.ts'
import { cacheTag } from '../../context/index.ts'

const still = frozenEpochs(0)
const page = (body: string, more: Partial<FinishedPage> = {}): FinishedPage => ({
  status: 200,
  type: 'text/html',
  body,
  headers: {},
  tags: [cacheTag.nav],
  until: null,
  ...more,
})
const entry = (body: string, more: Partial<FinishedPage> = {}) => encodePage(page(body, more), 'site', 0)

test('pages without requests since the last sweep make room first', async () => {
  const cache = makePageCache(still, 60_000)
  const noise = (seed: number) =>
    Array.from({ length: 2000 }, (_, at) => String.fromCharCode(33 + ((at * seed * 7919) % 90))).join('')
  for (let at = 1; at <= 30; at++) {
    cache.keep('h', `/${at}`, [], await entry(noise(at)))
    const first = cache.find('h', '/1')
    if (first) first.used = true
  }
  expect(cache.bytes()).toBeLessThanOrEqual(60_000)
  expect(cache.find('h', '/1')).toBeDefined()
  expect(cache.count()).toBeLessThan(30)
})

test('only the declared names of a query distinguish pages, in any order', () => {
  expect([
    keyOf('/a?b=2&x=9&a=1', ['a', 'b']),
    keyOf('/a?a=1&b=2', ['a', 'b']),
    keyOf('/a?x=1', ['a']),
    keyOf('/a?a=%C3%A9', ['a']),
  ]).toEqual(['/a?a=1&b=2', '/a?a=1&b=2', '/a', '/a?a=%C3%A9'])
})

test('a page is as fresh as its sources and the time it was made for', async () => {
  const changes = new Map<string, number>()
  const cache = makePageCache(
    {
      ...still,
      epochOf: () => Math.max(0, ...changes.values()),
      changedSince: (_, tags, epoch) => tags.some((tag) => (changes.get(tag) ?? 0) > epoch),
    },
    1e6,
  )
  const cached = await entry('x', { until: new Date(1000) })
  const before = cache.isFresh(cached, 999)
  changes.set('theme', 4)
  const other = cache.isFresh(cached, 999)
  changes.set('nav', 5)
  expect([
    before,
    other,
    cache.isFresh(cached, 999),
    cache.isFresh(await entry('x', { until: new Date(1000) }), 1000),
  ]).toEqual([true, true, false, false])
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['*', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
])('a browser that accepts “%s” is sent %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding)
})

test('a query that changes nothing shares the page without it, until it is different or that page is new', async () => {
  const cache = makePageCache(still, 1e6)
  const plain = await entry('plain')
  cache.keep('h', '/a', ['n'], plain)
  cache.alias('h', '/a?n=1')
  expect([cache.find('h', '/a?n=1'), cache.find('h', '/a?n=2')]).toEqual([plain, undefined])
  const other = await entry('other')
  cache.keep('h', '/a?n=1', ['n'], other)
  expect([cache.find('h', '/a?n=1'), cache.find('h', '/a')]).toEqual([other, plain])
  cache.alias('h', '/a?n=3')
  cache.keep('h', '/a', ['n'], await entry('new'))
  expect(cache.find('h', '/a?n=3')).toBeUndefined()
})
