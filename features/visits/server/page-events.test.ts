import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { firefox, measuredSites } from '#support/measured-site'
import { pageErrorReport as report } from '#support/page-error-report'

const { ctx, app, visiting } = await measuredSites()
const start = Date.parse('2026-06-02T09:00:00Z')

const button = {
  id: 'block-1',
  buttonText: 'Bestel',
  clickthroughUrl: 'https://bakker.example/bestel',
  alignment: null,
  size: null,
  newWindow: false,
  context: '/brood',
}

test('C3.114 C3.115 C7.14 C7.15 C7.18 C7.20 C7.22 C7.23 C7.25 buttons, forms, popups and quick views send their own formats', async () => {
  const { send, events } = await visiting()
  const id = newId()
  const told = [
    ['button-click', button],
    ['button-render', button],
    ['form-render', { formId: 'f1', visitorCookie: '' }],
    ['overlay', { event: 'view', version: 2, visitorCookie: '', pagePath: '/' }],
    [`RecordQuickView/${id}`, { ss_cvr: '', pagePath: '/winkel', clientDate: 5 }],
  ] as const
  const statuses: number[] = []
  for (const [path, body] of told) statuses.push((await send(`/api/census/${path}`, body)).status)
  expect(statuses).toEqual([204, 204, 204, 204, 204])
  expect((await events()).map(({ kind, name, path }) => [kind, name, path])).toEqual([
    ['button-click', 'block-1', '/brood'],
    ['button-render', 'block-1', '/brood'],
    ['form-render', 'f1', ''],
    ['overlay', 'view', '/'],
    ['quick-view', id, '/winkel'],
  ])
})

test('B3.78 B3.79 B3.80 B7.01 B7.08 B3.95 B3.96 the logger and the older form are sent as forms with JSON in them', async () => {
  const { send, events } = await visiting()
  const trace = JSON.stringify([{ pageUrl: 'https://bakker.example/brood', type: 'slow', data: '{"ms":9}' }])
  const payload = JSON.stringify({ pagePath: '/brood', websiteId: 'w', memberAccountId: null, rolls: 3 })
  expect((await send('/api/events/Trace', new URLSearchParams({ data: trace }))).status).toBe(204)
  expect((await send('/api/events/RecordEvent', new URLSearchParams({ event: 'sold', data: payload }))).status).toBe(
    204,
  )
  expect((await events()).map(({ kind, name, path }) => [kind, name, path])).toEqual([
    ['trace', 'slow', '/brood'],
    ['event', 'sold', '/brood'],
  ])
})

const envelope = (fields: object) => ({
  analyticsId: 'a1b2c3d4',
  commonData: {
    actor: 'visitor',
    action: 'pressed',
    event_owner_team: 'site',
    event_source: 'WEB',
    object_type: 'button',
    path: '/brood',
    ...fields,
  },
  customData: null,
  customSchemaName: null,
})

test('B3.97 B3.98 B3.99 B3.128 B3.129 B7.09 the newer form takes its common fields, null where it may be, and refuses any other', async () => {
  const { send, events, browser } = await visiting()
  const status = async (fields: object) => (await send('/api/v1/events', envelope(fields))).status
  expect(await status({ object_id: null, product_page: '/x', environment: 'qa' })).toBe(202)
  expect(browser.cookies.get('__Host-analyticsId')).toBe('a1b2c3d4')
  for (const fields of [
    { actor: null },
    { object_type: null },
    { object_id: 5 },
    { event_source: 'FAX' },
    { environment: 'home' },
    { odd: 'x' },
  ])
    expect(await status(fields)).toBe(400)
  expect((await events()).map(({ kind, name, path }) => [kind, name, path])).toEqual([
    ['track', 'button pressed', '/brood'],
  ])
})

test('B7.12 B9.72 R1.21 events go to the host of the site, on our domain and on its own, and only that host gets their id back', async () => {
  const { site, name, hit, browser, send } = await visiting()
  const domain = `${name}.example`
  await hit()
  const ours = await send('/api/v1/events', envelope({}))
  const at = ctx.now()
  await ctx.db
    .insertInto('domains')
    .values({
      website_id: site.id,
      id: newId(),
      host: domain,
      token: 'x',
      is_primary: false,
      created_at: at,
      verified_at: at,
    })
    .execute()
  const own = app.browser(`${domain}:8080`, { ss_cookieAllowed: 'true' })
  const theirs = await own.send('POST', '/api/v1/events', envelope({}), { 'user-agent': firefox })
  const lineOf = ({ headers }: { headers: Record<string, unknown> }) =>
    [headers['set-cookie'] ?? []]
      .flat()
      .find((line) => typeof line === 'string' && line.startsWith('__Host-analyticsId='))
  for (const answered of [ours, theirs]) {
    expect(answered.status).toBe(202)
    expect(lineOf(answered)).toContain('Max-Age=33696000')
    expect(lineOf(answered)).not.toContain('Domain=')
  }
  // R1.21: each id is one of its own.
  const ids = ['ss_cvr', 'ss_cvt', '__Host-analyticsId'].map((cookie) => browser.cookies.get(cookie))
  expect(new Set(ids).size).toBe(3)
})

test('B3.89 B3.90 B3.91 B3.92 B3.93 B3.94 B7.05 B7.06 B7.07 a landing is reported by an image that is never cached', async () => {
  const { browser, events } = await visiting()
  const query = new URLSearchParams({
    landing: 'https://bakker.example/actie?campaign=herfst',
    refer: '',
    rk: '123',
    lang: 'nl',
    screen: '390x844',
    source: 'krant',
    campaign: 'herfst',
    subcampaign: 'a',
    channel: 'c',
    subchannel: 'd',
    variation: 'e',
    mkwid: 'f',
  })
  const { status, headers, bytes } = await browser.ask(`/api/track/Track?${query}`, {
    headers: { 'user-agent': firefox },
  })
  expect([status, headers['content-type'], headers['cache-control'], bytes.subarray(0, 6).toString()]).toEqual([
    200,
    'image/gif',
    'no-store',
    'GIF89a',
  ])
  expect(await events()).toMatchObject([
    { kind: 'landing', name: 'herfst', path: '/actie', data: { channel: 'c', rk: '123' } },
  ])
})

const timing = {
  app: 'site',
  event: 'timing',
  data: { name: 'lcp', value: 812.5, path: '/brood' },
  pageLoadId: 'p1',
  timestamp: start,
}

test('B1.15 B3.142 B3.143 B3.144 B3.145 B3.146 B7.24 B7.26 B7.27 B7.28 timings of a page load arrive as text, and are answered with 202', async () => {
  const { browser, events, name } = await visiting()
  const settings = await browser.ask('/api/1/performance/settings')
  expect(settings.json()).toEqual({ pageLoadId: expect.stringMatching(/^[0-9a-f]{24}$/) })
  await browser.ask('/api/crumb')
  const answered = await browser.ask(`/api/1/performance/records?crumb=${browser.cookies.get('crumb')}`, {
    method: 'POST',
    body: JSON.stringify([timing]),
    headers: { 'content-type': 'text/plain', 'user-agent': firefox, origin: `http://${name}.localhost:8080` },
  })
  expect([answered.status, answered.text]).toEqual([202, ''])
  expect(await events()).toMatchObject([{ kind: 'performance', name: 'lcp', path: '/brood' }])
})

test('other calls take no JSON in the content type of text', async () => {
  const { send } = await visiting()
  expect((await send('/api/census/overlay', '{}')).status).toBe(415)
})

const json = { 'content-type': 'application/json' }
const deep = `${'['.repeat(90)}1${']'.repeat(90)}`

test('bad input: every body sent to these addresses gets a sentence with 4xx or is dropped, never a defect', async () => {
  const { browser, events } = await visiting()
  const paths = [
    '/api/census/RecordHit',
    '/api/census/button-click',
    '/api/census/button-render',
    '/api/census/form-render',
    '/api/census/overlay',
    `/api/census/RecordQuickView/${newId()}`,
    '/api/events/Trace',
    '/api/events/RecordEvent',
    '/api/v1/events',
    '/api/1/performance/records',
    '/api/events/RecordJavascriptErrors',
  ]
  const bodies = [
    '',
    '[]',
    '{}',
    'null',
    '"x"',
    '{"a":',
    '[null]',
    '[1,2]',
    '{"__proto__":{"a":1}}',
    '{"data":5}',
    deep,
    '[[[[]]]]',
    '{"event":"x","data":"{"}',
    '{"event":"x","data":"[]"}',
    '{"event":"View","data":"\\u0000"}',
    `{"event":"View","data":"${'['.repeat(5000)}"}`,
    `{"event":"View","data":${JSON.stringify('{"a":'.repeat(3000))}}`,
    `{"event":"${'x'.repeat(5000)}","data":"{}"}`,
    '{"event":"View","data":"{\\"pagePath\\":5}"}',
    '{"event":"View","data":"{\\"websiteId\\":{\\"$ne\\":1}}"}',
    JSON.stringify([report({ stack: 'x'.repeat(5001) })]),
    JSON.stringify(Array.from({ length: 21 }, () => report())),
    JSON.stringify([{ ...timing, data: { ...timing.data, value: -1 } }]),
  ]
  const wrong: string[] = []
  for (const path of paths)
    for (const body of bodies) {
      const { status, text } = await browser.send('POST', path, body, { ...json, 'user-agent': firefox })
      if (status < 400 || status >= 500 || !/"sentence":"[^"]{10,}/.test(text))
        wrong.push(`${path} ${body.slice(0, 60)}: ${status}`)
    }
  // A hit that says nothing of its page is one; so is an event without a payload.
  expect(wrong).toEqual([])
  const odd = await browser.ask(`/api/track/Track?landing=${'x'.repeat(3000)}&rk=1&lang=nl&screen=1x1`)
  expect([odd.status, (await events()).length]).toEqual([400, 0])
})
