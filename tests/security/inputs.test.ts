import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract'
import { processorTime } from '#support/processor-time'
import { product } from '../../apps/server/features.ts'
import { filled, inputFor } from './make-input.ts'
import { differences, rowsOf } from './rows.ts'
import { twoSites } from './two-sites.ts'

const { ctx, app, first } = await twoSites()
const all = product.features.flatMap((feature) => feature.routes ?? [])
const calls = all.filter(
  ({ endpoint, options }) =>
    endpoint.path.startsWith('/api/') && [endpoint.host].flat().includes('admin') && options?.body !== 'upload',
)
await first.owner.send('POST', '/api/auth/Logout', { unknown: 1 })

function pathOf(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name.toLowerCase().endsWith('id') ? first.page.id : 'x',
  )
}

function fitting(endpoint: Endpoint): Record<string, unknown> {
  const { value, slots } = inputFor(endpoint.input)
  const named = new Set([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name))
  const input = filled(
    value,
    slots.map((slot) => ({ slot, id: first.page.id })),
  )
  return Object.fromEntries(Object.entries(input).filter(([name]) => !named.has(name)))
}

const json = { 'content-type': 'application/json' }
const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
const hostile: [string, (body: string) => string][] = [
  ['a name that is not known', (body) => body.replace('{', '{"websiteId":"x","role":"admin",')],
  ['__proto__', (body) => body.replace('{', '{"__proto__":{"isAdmin":true},')],
  ['constructor.prototype', (body) => body.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},')],
  ['five thousand objects in one another', (body) => body.replace('{', `{"deep":${deep},`)],
  ['a list in place of an object', () => '[]'],
  ['a text in place of an object', () => '"x"'],
  ['half an object', (body) => body.slice(0, -1)],
  ['a byte that is no text', (body) => body.replace('{', '{"\u0000":1,')],
]

test.each(hostile)('T20 T24 every call of the owner area refuses %s, and does nothing', async (_, spoil) => {
  const before = await rowsOf(ctx, first.site)
  const wrong: string[] = []
  for (const { endpoint } of calls.filter((call) => call.endpoint.method !== 'GET')) {
    const body = spoil(JSON.stringify(fitting(endpoint)).replace(/,?\}$/, '}').replace(',}', '}'))
    const { status, text } = await first.owner.send(
      endpoint.method as 'POST',
      pathOf(endpoint),
      body.replace(',}', '}'),
      json,
    )
    if (status !== 400 || !/"sentence":"[^"]{10,}/.test(text))
      wrong.push(`${endpoint.method} ${endpoint.path}: ${status} ${text.slice(0, 100)}`)
  }
  expect(wrong).toEqual([])
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(differences(before, await rowsOf(ctx, first.site))).toEqual([])
})

test('C9.12 T24 a query of 1,001 names is refused by every call', async () => {
  const query = Array.from({ length: 1001 }, (_, at) => `k${at}=1`).join('&')
  const codes = await Promise.all(calls.map(({ endpoint }) => refusal(endpoint, `${pathOf(endpoint)}?${query}`)))
  expect([...new Set(codes)]).toEqual(['http.too_many_keys'])
})

async function refusal({ method }: Endpoint, path: string): Promise<unknown> {
  const answered = method === 'GET' ? await first.owner.ask(path) : await first.owner.send(method, path, {})
  return answered.json()['code']
}

test('T24 a body larger than its call takes is refused with 413 before anything is made of it', async () => {
  const large = `{"x":"${'x'.repeat(9 * 1024 * 1024)}"}`
  for (const path of ['/api/collections', '/api/blocks/data', `/api/documents/${first.page.id}/operations`]) {
    const { status, text } = await first.owner.send('POST', path, large, json)
    expect([path, status, text.includes('sentence')]).toEqual([path, 413, true])
  }
})

test.each([
  ['the character zero', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['letters that turn the line around', '\u202eabc\u2066'],
  ['forty thousand letters', 'x'.repeat(40_000)],
  ['signs of every kind', `'"\\;--/*%_$1?{}[]<>&\n\r\t`],
  ['a number that is none', '1e999'],
  ['a template', '${7*7}{{7*7}}#{7*7}'],
])('bad input: %s in every text of every call gets a sentence or is stored, never a defect', async (_, text) => {
  const wrong: string[] = []
  for (const { endpoint } of calls.filter((call) => !endsIt.test(call.endpoint.path))) {
    const hostile = spoilt(fitting(endpoint), text)
    const address = `${pathOf(endpoint)}?${new URLSearchParams(Object.entries(hostile as object).map(([name, value]) => [name, String(value)]))}`
    const answered =
      endpoint.method === 'GET'
        ? await first.owner.ask(address)
        : await first.owner.send(endpoint.method, pathOf(endpoint), hostile)
    if (answered.status >= 500)
      wrong.push(`${endpoint.method} ${endpoint.path}: ${answered.status} ${answered.text.slice(0, 200)}`)
  }
  expect(wrong).toEqual([])
})

/** These calls end the session, so no call can follow. */
const endsIt = /Logout|sign-out-everywhere|sessions|events/

/** Every text but those that are an id. */
function spoilt(value: unknown, text: string): unknown {
  if (typeof value === 'string') return /^[0-9a-f]{24}$/.test(value) ? value : text
  if (Array.isArray(value)) return value.map((one_) => spoilt(one_, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one_]) => [name, spoilt(one_, text)]))
}

test('T8 a compressed body is not decompressed', async () => {
  const bomb = gzipSync(Buffer.alloc(50 * 1024 * 1024, '['))
  const { status } = await first.owner.send('POST', '/api/collections', new Uint8Array(bomb), {
    ...json,
    'content-encoding': 'gzip',
  })
  expect([400, 415]).toContain(status)
})

test('T24 an attacker’s text delays no other request', async () => {
  const worst = [
    '('.repeat(100_000),
    'a'.repeat(100_000),
    '/'.repeat(7000),
    '%25'.repeat(2500),
    '-'.repeat(7000),
    '\\"'.repeat(50_000),
    '<!--'.repeat(20_000),
  ]
  let slowest = 0
  for (const text of worst) {
    const address = encodeURIComponent(text.slice(0, 2000))
    const spent = await processorTime(async () => {
      const answers = await Promise.all([
        app.ask(first.public, `/${address}`),
        app.ask(first.public, `/search?q=${address}`),
        first.owner.send('POST', '/api/pages', { title: text }),
        first.owner.send('POST', '/api/redirects', { path: `/${text}`, target: text }),
        first.owner.send('POST', '/api/labels', { kind: 'tag', collectionId: first.page.id, name: text }),
        first.owner.send('POST', '/api/site/invitations', { email: text, roles: ['viewer'] }),
      ])
      expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    })
    slowest = Math.max(slowest, spent)
  }
  expect(slowest).toBeLessThan(3000)
})
