import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { hostsOf, sessionsOf, siteNamed, testWeb } from '#support/web'
import { done, probeFeature } from '#support/probe-feature'

const [bakker, alpen] = [siteNamed('bakker'), siteNamed('alpen')]
const admin = 'bakker.admin.localhost:8080'
const shop = 'bakker.localhost:8080'
const ctx = await testContext({ features: [probeFeature] })
const anna = { id: 'a'.repeat(24), email: 'anna@example.com', name: 'Anna' }
const vera = { id: 'b'.repeat(24), email: 'vera@example.com', name: 'Vera' }
const web = await testWeb(ctx, {
  siteOfHost: hostsOf([bakker, alpen]),
  ...sessionsOf({ anna: { account: anna, roles: ['admin'] }, vera: { account: vera, roles: ['viewer'] } }),
})
const asAnna = () => web.browser(admin, { '__Host-quoin': 'anna' })
const asVera = () => web.browser(admin, { '__Host-quoin': 'vera' })

test('an owner calls an operation with path and body as one input', async () => {
  const answered = await asAnna().send('POST', '/api/things/7', { title: 'Rye' })
  expect(answered.json()).toEqual({ id: '7', title: 'Rye', site: 'bakker' })
})

test.each([
  ['nobody', web.browser(admin), 401],
  ['a token nobody holds', web.browser(admin, { '__Host-quoin': 'guessed' }), 401],
  ['a viewer', asVera(), 403],
  ['an owner on a public host', web.browser(shop, { '__Host-quoin': 'anna' }), 404],
])('%s cannot call the endpoints of an editor', async (_, browser, status) => {
  const before = done.length
  const answered = await browser.send('POST', '/api/things/7', { title: 'x' })
  expect(answered.status).toBe(status)
  expect(done.length).toBe(before)
})

test('A6.07 A6.08 A8.11 R1.31 a refused caller gets one word: to sign in first or that this is not allowed', async () => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const elsewhere = { origin: 'http://evil.example' }
  const crumb = `?crumb=${anna.cookies.get('crumb')}`
  const refused = [
    await web.browser(admin).send('POST', '/api/things/7', {}),
    await asVera().send('POST', '/api/things/7', {}),
    await anna.ask(`/api/things/7${crumb}`, { method: 'POST', body: {}, headers: elsewhere }),
    await anna.send('POST', '/api/things/nowhere/at-all', {}),
  ]
  const words = refused.map((answered) =>
    Object.keys(answered.json()).filter((name) => /^(?:login|authorization)/.test(name)),
  )
  expect(words).toEqual([['loginRequired'], ['authorizationFail'], ['authorizationFail'], []])
})

test.each([
  '/API/things/7',
  '/api//things/7',
  '/api/things/7/',
  '/api/%74hings/7?',
  '/api/things/../things/7',
  '//api/things/7',
])('%s does not bypass the permission', async (path) => {
  const before = done.length
  const answered = await asVera().send('POST', path, { title: 'x' })
  expect([400, 403, 404]).toContain(answered.status)
  expect(done.length).toBe(before)
})

test('B7.30 a call under /api/rest/ is the same call, with the same permissions', async () => {
  const before = done.length
  const refused = await asVera().send('POST', '/api/rest/things/7', { title: 'x' })
  expect([refused.status, done.length]).toEqual([403, before])
  const answered = await asAnna().send('POST', '/api/rest/things/7', { title: 'x' })
  const same = await asAnna().send('POST', '/api/things/7', { title: 'x' })
  expect([answered.status, answered.text, done.length]).toEqual([same.status, same.text, before + 2])
})

test('a call without the crumb does nothing and gets a fresh one', async () => {
  const before = done.length
  const answered = await web.ask(admin, '/api/things/7', {
    method: 'POST',
    body: { title: 'x' },
    headers: { cookie: '__Host-quoin=anna', origin: `http://${admin}`, 'sec-fetch-site': 'same-origin' },
  })
  expect(answered.status).toBe(403)
  expect(answered.json()).toMatchObject({ crumbFail: true, crumb: expect.any(String) })
  expect(done.length).toBe(before)
})

test('the crumb is taken from the query as well as from a header', async () => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const answered = await anna.ask(`/api/things/7?crumb=${anna.cookies.get('crumb')}`, {
    method: 'POST',
    body: { title: 'q' },
  })
  expect(answered.status).toBe(200)
})

test('a crumb of one site, or of another session, is worthless', async () => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const crumb = anna.cookies.get('crumb') ?? ''
  const elsewhere = await web.ask('alpen.admin.localhost:8080', '/api/things/7', {
    method: 'POST',
    body: {},
    headers: { cookie: `__Host-quoin=anna; crumb=${crumb}`, 'x-csrf-token': crumb },
  })
  const another = await web.ask(admin, '/api/things/7', {
    method: 'POST',
    body: {},
    headers: { cookie: `__Host-quoin=vera; crumb=${crumb}`, 'x-csrf-token': crumb },
  })
  expect([elsewhere.status, another.status]).toEqual([403, 403])
  expect(another.text).toContain('"crumbFail":true')
})

test.each([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: `http://${admin}` },
])('a page of another site cannot make a browser act: %o', async (headers) => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const before = done.length
  const answered = await anna.ask(`/api/things/7?crumb=${anna.cookies.get('crumb')}`, {
    method: 'POST',
    body: {},
    headers: headers as Record<string, string>,
  })
  expect(answered.status).toBe(403)
  expect(done.length).toBe(before)
})

test('a form of the page itself needs no crumb when the browser names its origin', async () => {
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', origin: `http://${shop}` }
  const answered = await web.ask(shop, '/api/form', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Jo' }),
    headers,
  })
  expect(answered.json()).toEqual({ name: 'Jo' })
})

test('a form from a browser without an origin is confirmed once, with a crumb', async () => {
  const browser = web.browser(shop)
  const answer = await browser.ask('/api/form', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Jo "x"' }),
    headers: { accept: 'text/html' },
  })
  const crumb = /name="crumb" value="([^"]+)"/.exec(answer.text)?.[1] ?? ''
  expect(answer.text).toContain('value="Jo &#34;x&#34;"')
  const confirmed = await browser.ask('/api/form', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Jo', crumb }),
    headers: { accept: 'text/html' },
  })
  expect(confirmed.json()).toEqual({ name: 'Jo' })
})

test('a fetch call with the type of a form still needs the crumb', async () => {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    origin: `http://${shop}`,
    accept: 'text/html',
  }
  expect(
    (await web.ask(shop, '/api/form', { method: 'POST', body: new URLSearchParams({ name: 'x' }), headers })).status,
  ).toBe(403)
})

test('JSON without the content type of JSON is refused', async () => {
  const answered = await asAnna().send('POST', '/api/things/7', '{"title":"x"}', { 'content-type': 'text/plain' })
  expect(answered.status).toBe(415)
})

test.each([
  ['an unknown name', '{"title":"x","role":"admin"}'],
  ['a prototype', '{"title":"x","__proto__":{"isAdmin":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}'],
  ['a wrong type', '{"title":5}'],
  ['a length that cannot be compared', '{"title":{"length":{"toString":1}}}'],
  ['half a text', '{"title":"x"'],
  ['a thousand brackets', `{"title":${'['.repeat(1000)}${']'.repeat(1000)}}`],
  ['more values than any document has', `{"title":[${'1,'.repeat(100_000)}1]}`],
])('a body with %s is refused with a sentence', async (_, body) => {
  const answered = await asAnna().send('POST', '/api/things/7', body, { 'content-type': 'application/json' })
  expect(answered.status).toBe(400)
  expect(answered.json()).toMatchObject({ kind: 'invalid', sentence: expect.stringMatching(/\.$|:/) })
  expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
})

test('a body over the limit is refused before it is read', async () => {
  const answered = await asAnna().send('POST', '/api/things/7', JSON.stringify({ title: 'x'.repeat(2_000_000) }), {
    'content-type': 'application/json',
  })
  expect(answered.status).toBe(413)
})

test('C9.12 a query of more than a thousand keys is refused', async () => {
  const many = (count: number) => `/api/things?${Array.from({ length: count }, (_, at) => `k${at}=1`).join('&')}`
  const [over, under] = await Promise.all([asAnna().ask(many(1001)), asAnna().ask(many(1000))])
  expect([over.json()['code'], under.json()['code']]).toEqual(['http.too_many_keys', 'http.invalid_input'])
})

test('a call with a key for idempotency runs once', async () => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const before = done.length
  const key = { 'idempotency-key': 'k-1' }
  const answers = await Promise.all([1, 2, 3, 4].map(() => anna.send('POST', '/api/once', { title: 'order' }, key)))
  expect(done.length).toBe(before + 1)
  expect(new Set(answers.map((answer) => answer.text)).size).toBe(1)
  const other = await anna.send('POST', '/api/once', { title: 'another' }, key)
  expect(other.status).toBe(422)
})

test('a call that must not run twice is refused without a key', async () => {
  const anna = asAnna()
  await anna.send('POST', '/api/things/7', {})
  const answered = await anna.ask('/api/once', {
    method: 'POST',
    body: { title: 'x' },
    headers: { 'x-csrf-token': anna.cookies.get('crumb') ?? '' },
  })
  expect(answered.json()['code']).toBe('http.key_missing')
})

test('a defect is an apology with a number, never a stack', async () => {
  const [call, page] = await Promise.all([
    asAnna().send('POST', '/api/broken'),
    asAnna().send('POST', '/api/broken', {}, { 'sec-fetch-mode': 'navigate', 'accept-language': 'nl' }),
  ])
  expect(call.status).toBe(500)
  expect(call.text + page.text).not.toMatch(/secret|\.ts|at /)
  expect(page.text).toContain('Er ging iets mis aan onze kant')
  expect(JSON.stringify(ctx.logged.map(([sentence]) => sentence))).toContain('nobody foresaw')
})

test('a problem is in the language of the person', async () => {
  const answered = await web.browser(admin).send('POST', '/api/things/7', {}, { 'accept-language': 'nl-NL,nl;q=0.9' })
  expect(answered.json()['sentence']).toBe('Log eerst in en probeer het dan opnieuw.')
})

test('every cookie that is set carries the flags of the table', async () => {
  const shell = await asAnna().ask('/config/')
  const refused = await web.browser(shop).send('POST', '/api/form', {})
  const lines = [shell, refused].flatMap(({ headers }) => [headers['set-cookie'] ?? []].flat())
  expect(lines.some((line) => line.startsWith('crumb='))).toBe(true)
  for (const line of lines)
    expect(line).toMatch(
      /^(crumb=[\w-]+; Path=\/; SameSite=Lax|__Host-browser=[\w-]+; Path=\/; Max-Age=\d+; Secure; HttpOnly; SameSite=Lax)$/,
    )
})

test('the owner area requires a session and allows no frame around it', async () => {
  const stranger = await web.browser(admin).ask('/config/pages?x=1')
  const owner = await asAnna().ask('/config/pages')
  expect(stranger.headers.location).toBe('http://localhost:8080/open/bakker?returnTo=%2Fconfig%2Fpages%3Fx%3D1')
  expect(owner.headers['content-security-policy']).toMatch(
    /script-src 'nonce-[\w-]+' 'strict-dynamic'.*frame-ancestors 'none'/,
  )
})

test('events arrive as a stream of lines that JSON cannot break', async () => {
  const answered = await asAnna().ask('/api/stream')
  expect(answered.headers['content-type']).toBe('text/event-stream')
  expect(answered.text).toBe(': open\n\nevent: changed\nid: 1\ndata: {"a":"one\\ntwo"}\n\ndata: 2\n\n')
})

test('files stream through an operation with the fields before them, and are cut at the limit', async () => {
  const form = new FormData()
  form.append('folder', 'alps')
  form.append('file', new Blob(['x'.repeat(50)]), 'small.txt')
  form.append('file', new Blob(['x'.repeat(500)]), 'large.txt')
  const encoded = new Response(form)
  const answered = await asAnna().send('POST', '/api/upload', new Uint8Array(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
  })
  expect(answered.json()).toEqual({ 'alps/small.txt': 50, 'alps/large.txt (cut)': 100 })
})

test('a response of a feature on a public host is cached until its tags change, distinguished by the names it reads', async () => {
  const before = done.length
  const texts = [
    await web.ask(shop, '/feed.xml?tag=a'),
    await web.ask(shop, '/feed.xml?tag=a&utm_source=x'),
    await web.ask(shop, '/feed.xml?tag=b'),
  ].map((answer) => answer.text)
  expect(texts).toEqual(['<rss>a</rss>', '<rss>a</rss>', '<rss>b</rss>'])
  expect(done.length).toBe(before + 2)
})

test('the API describes itself on the platform host', async () => {
  const answered = await web.ask('localhost:8080', '/api/openapi.json')
  expect(Object.keys(answered.json<{ paths: object }>().paths)).toContain('/api/things/{id}')
})
