import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { doDueJobs } from '#support/due-jobs'
import { platformHost, twoSites } from './two-sites.ts'

const { ctx, app, first, second } = await twoSites()

/** A request as it is written on the wire. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(app.port, '127.0.0.1', () => socket.write(text))
    let answered = ''
    socket.setTimeout(5000, () => socket.destroy())
    socket.on('data', (chunk) => (answered += chunk.toString()))
    socket.on('close', () => resolve(answered))
    socket.on('error', reject)
  })
}

const statusOf = (answered: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answered)?.[1] ?? 0)

test.each([
  ['BAKKER.LOCALHOST:8080', 200],
  ['bakker.localhost:8080', 200],
  ['bakker.localhost.:8080', 200],
  ['bakker.localhost:9999', 421],
  ['bakker.localhost', 421],
  ['evil.example', 421],
  ['bakker.localhost:8080.evil.example', 400],
  ['x.bakker.localhost:8080', 421],
  ['bakker.localhost:8080@evil.example', 400],
  ['bakker.localhost:8080/../', 400],
  ['bakker.localhost:8080 kapper.localhost:8080', 400],
  ['bakker.localhost:8080,kapper.localhost:8080', 400],
  ['', 400],
])('T1 the host %j is answered with %i, and never with another site', async (host, status) => {
  const answered = await raw(`GET /over-ons HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  expect([statusOf(answered), answered.includes(second.mark), answered.includes(first.mark)]).toEqual([
    status,
    false,
    status === 200,
  ])
})

test('T1 two hosts, or an absolute target, name no host', async () => {
  const answers = await Promise.all([
    raw(
      'GET /over-ons HTTP/1.1\r\nHost: bakker.localhost:8080\r\nHost: kapper.localhost:8080\r\nConnection: close\r\n\r\n',
    ),
    raw(
      'GET http://kapper.localhost:8080/over-ons HTTP/1.1\r\nHost: bakker.localhost:8080\r\nConnection: close\r\n\r\n',
    ),
    raw('GET //kapper.localhost:8080/over-ons HTTP/1.1\r\nHost: bakker.localhost:8080\r\nConnection: close\r\n\r\n'),
  ])
  expect(answers.map(statusOf)).toEqual([400, 400, expect.any(Number)])
  expect(answers.join('')).not.toContain(second.mark)
  expect(answers[2]).not.toMatch(/location: (https?:)?\/\//i)
})

test.each([
  'x-forwarded-host',
  'x-host',
  'forwarded',
  'x-original-host',
  'x-original-url',
  'x-rewrite-url',
  'x-forwarded-prefix',
  'x-http-method-override',
])('T1 %s changes nothing for any visitor, and nothing is cached for it', async (name) => {
  const headers = { [name]: name === 'forwarded' ? 'host=kapper.localhost:8080;proto=https' : 'kapper.localhost:8080' }
  const poisoned = await app.ask(first.public, '/over-ons', { headers: { ...headers, 'x-forwarded-proto': 'https' } })
  const after = await app.ask(first.public, '/over-ons')
  expect(poisoned.text).toBe(after.text)
  expect(after.text).toContain(first.mark)
  expect(after.text + JSON.stringify(after.headers)).not.toMatch(/kapper|https:\/\/bakker/)
})

test('T1 the answer of one site is never given for another, under any address, cached or not', async () => {
  const paths = [
    '/',
    '/over-ons',
    '/nieuws',
    '/feed',
    '/sitemap.xml',
    '/robots.txt',
    '/search?q=kenmerk',
    '/favicon.svg',
    '/nowhere',
    `/s/${first.asset}/x.png`,
  ]
  for (const path of [...paths, ...paths]) {
    const [ours, theirs] = [await app.ask(first.public, path), await app.ask(second.public, path)]
    expect([path, ours.text.includes(second.mark), theirs.text.includes(first.mark)]).toEqual([path, false, false])
  }
})

test('T1 an email leads to the configured host for every requested host', async () => {
  const headers = {
    'x-forwarded-host': 'evil.example',
    referer: 'http://evil.example/',
    forwarded: 'host=evil.example',
  }
  await app.browser(platformHost).send('POST', '/api/accounts/forgot-password', { email: first.account.email }, headers)
  await doDueJobs(ctx)
  const { html, text } = await ctx.db
    .selectFrom('emails')
    .select(['html', 'text'])
    .where('text', 'like', '%reset-password%')
    .executeTakeFirstOrThrow()
  expect(text).toMatch(/http:\/\/localhost:8080\/reset-password\//)
  expect(html + text).not.toContain('evil')
})

test('T3 a cookie that a neighbour set is not accepted, and one of ours that occurs twice is refused', async () => {
  const tossed = await app.ask(first.public, '/api/site/leave-preview', {
    method: 'POST',
    headers: { cookie: 'crumb=theirs; crumb=mine', 'x-csrf-token': 'theirs', origin: `http://${first.public}` },
    body: {},
  })
  const alone = await app.ask(first.public, '/api/site/leave-preview', {
    method: 'POST',
    headers: { cookie: 'crumb=theirs', 'x-csrf-token': 'theirs', origin: `http://${first.public}` },
    body: {},
  })
  const session = await app.ask(first.admin, '/api/site', {
    headers: { cookie: `__Host-quoin=a; __Host-quoin=${first.owner.cookies.get('__Host-quoin')}` },
  })
  expect([tossed.status, alone.status, session.status]).toEqual([403, 403, 400])
})

test('T12 T3 a visitor cookie of one site opens nothing on another', async () => {
  const visitor = app.browser(first.public)
  await visitor.send('POST', '/api/site/unlock', {
    document: first.locked,
    password: `slot ${first.mark}`,
    returnTo: '/geheim',
  })
  expect((await visitor.ask('/geheim')).text).toContain(`Geheim ${first.mark}`)
  const elsewhere = app.browser(second.public, Object.fromEntries(visitor.cookies))
  expect((await elsewhere.ask('/geheim')).text).not.toContain(`Geheim ${second.mark}`)
})

test('a request that two parsers could read in two ways is refused', async () => {
  const smuggled = [
    'POST / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nG',
    'POST / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    'POST / HTTP/1.1\r\nHost: bakker.localhost:8080\r\nTransfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
    'GET / HTTP/1.1\r\nHost : bakker.localhost:8080\r\n\r\n',
  ]
  expect((await Promise.all(smuggled.map(raw))).map(statusOf)).toEqual([400, 400, 400, 400])
})
