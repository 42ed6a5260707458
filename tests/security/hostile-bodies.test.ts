import { expect, test } from 'vitest'
import type { Endpoint } from '#platform/contract'
import { inLanes } from '#support/in-lanes'
import { seededRandom } from '#support/seeded-random'
import { product } from '../../apps/server/features.ts'
import { hostileBody } from './hostile-body.ts'
import { filled, inputFor } from './make-input.ts'
import { twoSites } from './two-sites.ts'

/** For each endpoint; `QUOIN_HOSTILE_BODIES=100000` for a long run. */
const count = Number(process.env['QUOIN_HOSTILE_BODIES'] ?? 100)
/** After so many, the limits by time begin anew. */
const batch = 50

// Everybody comes from an address of their own, as they would through a proxy.
const { ctx, app, first } = await twoSites({ trustedProxies: ['127.0.0.1/32'] })
const visitor = app.browser(first.public)
await visitor.send('POST', '/api/census/RecordHit', { event: 'View', data: '{}' })

const endpoints = product.features
  .flatMap((feature) => feature.routes ?? [])
  .filter(
    ({ endpoint, options }) =>
      [endpoint.host].flat().includes('public') && endpoint.method !== 'GET' && options?.body !== 'upload',
  )
  .map(({ endpoint }) => endpoint)

/** Internals of the product or its database that a sentence for visitors must not contain. */
const insides = /\n\s+at |node_modules|\.tsx?:\d|postgres|syntax error|violates|undefined is not|Cannot read/i

test.each(endpoints.map((endpoint, at) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, at })))(
  'T24 every hostile body sent to $name is answered with a sentence',
  async ({ endpoint, at }) => {
    const numbers = seededRandom(at + 1)
    const random = () => numbers() / 2 ** 32
    let stopped = 0
    const wrong: string[] = []
    for (let sent = 0; sent < count; sent += batch) {
      const bodies = Array.from({ length: Math.min(batch, count - sent) }, () =>
        hostileBody(fitting(endpoint, random), random),
      )
      await inLanes(bodies, async ({ type, body }) => {
        const { status, text } = await visitor.ask(pathOf(endpoint, random), {
          method: endpoint.method,
          headers: { ...headersOf(random), 'content-type': type },
          body,
        })
        if (status === 429 || text.includes('"crumbFail":true')) stopped += 1
        if (status >= 500 || insides.test(text) || (status >= 400 && text.length < 10))
          wrong.push(`${status} ${text.slice(0, 200)} to ${type}: ${body.toString('utf8').slice(0, 300)}`)
      })
      ctx.clock.forward(3_600_000)
    }
    expect(wrong.slice(0, 5)).toEqual([])
    // Requests stopped by a limit or a missing crumb do not reach the tested code.
    expect(stopped / count).toBeLessThan(0.1)
  },
)

test('no defect was logged for them, and no email has a header with typed text', async () => {
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  expect(ctx.logged.slice(0, 3)).toEqual([])
  const emails = await ctx.db
    .selectFrom('emails')
    .select(['recipient', 'reply_to', 'to_line', 'cc_line', 'subject'])
    .execute()
  const headers = emails.flatMap((email) => Object.values(email).filter((value) => value !== null))
  expect(headers.filter((header) => /[\p{Cc}\u2028\u2029]/u.test(header))).toEqual([])
  expect(
    emails.filter(({ recipient, reply_to: replyTo }) =>
      [recipient, replyTo].some((to) => /everybody|,/.test(to ?? '')),
    ),
  ).toEqual([])
})

function fitting(endpoint: Endpoint, random: () => number): Record<string, unknown> {
  const { value, slots } = inputFor(endpoint.input)
  const ids = slots.map((slot) => ({ slot, id: idBy(random) }))
  return filled(value, ids)
}

function pathOf(endpoint: Endpoint, random: () => number): string {
  return endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    name.toLowerCase().endsWith('id') ? idBy(random) : 'een-woord',
  )
}

function idBy(random: () => number): string {
  return [first.page.id, first.post, first.asset, first.locked][Math.floor(random() * 4)] ?? first.page.id
}

function headersOf(random: () => number): Record<string, string> {
  const network = () => Math.floor(random() * 256)
  return {
    origin: `http://${first.public}`,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'x-csrf-token': visitor.cookies.get('crumb') ?? '',
    'idempotency-key': crypto.randomUUID(),
    'x-forwarded-for': `10.${network()}.${network()}.${network()}`,
  }
}
