import { expect, test } from 'vitest'
import { cookieTable } from '../../platform/http/request/cookie-table.ts'
import { product } from '../../apps/server/features.ts'
import { inputFor } from './make-input.ts'
import { browserOf, personWith, platformHost, twoSites } from './two-sites.ts'
import type { Answered, Browser } from '#support/request'

const { ctx, app, first } = await twoSites()
const platform = await browserOf(ctx, app, first.account, null)
const visitor = app.browser(first.public)
await visitor.send('POST', '/api/site/unlock', {
  document: first.locked,
  password: `slot ${first.mark}`,
  returnTo: '/geheim',
})
const preview = await first.owner.send('POST', `/api/documents/${first.page.id}/preview-link`, {})

const asPage = { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }
const publicPaths = [
  '/',
  '/over-ons',
  '/nieuws',
  '/geheim',
  '/search?q=x',
  '/nowhere',
  '/config',
  '/config/pages',
  '/feed',
  '/sitemap.xml',
  '/robots.txt',
  '/favicon.svg',
]

interface Seen {
  at: string
  answered: Answered
}

/** Everything that can be looked at, on every kind of host, by those who may and those who may not. */
async function crawl(): Promise<Seen[]> {
  const seen: Seen[] = []
  const look = async (at: string, browser: Browser, path: string) =>
    void seen.push({ at: `${at} ${path}`, answered: await browser.ask(path, asPage) })
  for (const path of publicPaths) await look('public', app.browser(first.public), path)
  await look('public opened', visitor, '/geheim')
  await look(
    'preview',
    app.browser(first.public),
    new URL(preview.json<{ url: string }>().url).href.replace(/^http:\/\/[^/]+/, ''),
  )
  for (const path of [
    '/',
    '/sign-in',
    '/register',
    '/forgot-password',
    '/reset-password/x',
    '/confirm/x',
    '/invitation/x',
    '/open/bakker',
    '/nowhere',
  ]) {
    await look('platform', app.browser(platformHost), path)
    await look('platform signed in', platform, path)
  }
  for (const path of [
    '/',
    '/config',
    '/config/pages',
    '/config/enter',
    `/config/canvas/${first.page.id}`,
    '/nowhere',
  ]) {
    await look('admin', app.browser(first.admin), path)
    await look('admin signed in', first.owner, path)
  }
  for (const { endpoint: route } of product.features.flatMap((feature) => feature.routes ?? [])) {
    if (route.method !== 'GET' || route.path.endsWith('/events')) continue
    const { value } = inputFor(route.input)
    const path = route.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      name.toLowerCase().endsWith('id') ? first.page.id : typeof value[name] === 'string' ? value[name] : 'x',
    )
    const hosts = [route.host].flat()
    await look(
      'route',
      hosts.includes('admin') ? first.owner : hosts.includes('public') ? app.browser(first.public) : platform,
      path,
    )
  }
  seen.push({
    at: 'signed in',
    answered: await app
      .browser(platformHost)
      .send('POST', '/api/auth/Login', { email: 'x@example.com', password: 'wrong' }),
  })
  seen.push({
    at: 'unlocked',
    answered: await visitor.send('POST', '/api/site/unlock', {
      document: first.locked,
      password: `slot ${first.mark}`,
      returnTo: '/',
    }),
  })
  seen.push({ at: 'public logout', answered: await visitor.send('POST', '/api/auth/Logout') })
  return seen
}

const seen = await crawl()
const header = ({ headers }: Answered, name: string) => [headers[name] ?? ''].flat().join('\n')
const pages = seen.filter(
  ({ answered }) => header(answered, 'content-type').startsWith('text/html') && answered.text !== '',
)

test('T32 every cookie that is ever set is in the table, with the flags of its row, and on its kind of host', () => {
  const lines = seen.flatMap(({ at, answered }) =>
    [answered.headers['set-cookie'] ?? []].flat().map((line) => ({ at, line })),
  )
  expect(lines.length).toBeGreaterThan(5)
  for (const { at, line } of lines) {
    const [name = ''] = line.split('=')
    const flags = line.slice(line.indexOf(';'))
    const row = cookieTable[name as keyof typeof cookieTable]
    expect([at, name, row !== undefined]).toEqual([at, name, true])
    expect([name, flags.includes('; HttpOnly')]).toEqual([name, row.httpOnly])
    expect([name, flags.includes('; Secure')]).toEqual([name, name.startsWith('__Host-')])
    expect(flags).toMatch(/; Path=\/(;|$)/)
    expect(flags).toContain('SameSite=Lax')
    expect(flags).not.toMatch(/domain/i)
    expect(
      (row.hosts as readonly string[]).includes(at.split(' ')[0] ?? '') || !/^(admin|platform|public)/.test(at),
    ).toBe(true)
  }
})

test('T30 no page allows another site to frame it', () => {
  expect(pages.length).toBeGreaterThan(30)
  for (const { at, answered } of pages) {
    const ancestors = /frame-ancestors ([^;]*)/.exec(header(answered, 'content-security-policy'))?.[1]
    expect([at, ancestors]).toEqual([
      at,
      at.includes('/canvas/') && answered.status === 200
        ? "'self'"
        : expect.stringMatching(/^('none'|http:\/\/bakker\.admin\.localhost:8080)$/),
    ])
  }
})

test('T31 on every page scripts run by a nonce alone, no object is loaded, and no base is changed', () => {
  for (const { at, answered } of pages) {
    const csp = header(answered, 'content-security-policy')
    const [, scripts] = /script-src ([^;]*)/.exec(csp) ?? /default-src ([^;]*)/.exec(csp) ?? []
    expect([at, csp]).toEqual([at, expect.stringMatching(/object-src 'none'|default-src 'none'/)])
    expect([at, scripts]).toEqual([at, expect.stringMatching(/^('none'|'nonce-[\w-]{16,}' 'strict-dynamic')$/)])
    expect([at, csp]).toEqual([at, expect.stringMatching(/base-uri 'none'/)])
    expect(csp).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/)
  }
})

test('T31 nonces of our own pages are drawn again for each response', async () => {
  const nonces = await Promise.all(
    [1, 2, 3].map(
      async () => /'nonce-([\w-]+)'/.exec(header(await first.owner.ask('/config'), 'content-security-policy'))?.[1],
    ),
  )
  expect(new Set(nonces).size).toBe(3)
})

test('every response forbids guessing its type, and a response that is no page runs nothing', () => {
  for (const { at, answered } of seen) {
    expect([at, header(answered, 'x-content-type-options')]).toEqual([at, 'nosniff'])
    expect([at, header(answered, 'x-powered-by') + header(answered, 'server')]).toEqual([at, ''])
    expect([at, header(answered, 'access-control-allow-origin')]).toEqual([at, ''])
  }
})

test('a personal response is stored by no cache on the way', () => {
  const personal = seen.filter(({ at }) => /^(admin|platform|preview|public opened|route \/api)/.test(at))
  for (const { at, answered } of personal)
    expect([at, header(answered, 'cache-control')]).toEqual([at, expect.stringMatching(/no-store|^private, no-cache/)])
})

const elsewhere = [
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  'http:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '.evil.example',
  '@evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '//evil.example/%2f..',
  '//bakker.localhost:8080@evil.example',
  'http://bakker.localhost:8080@evil.example/',
  'http://localhost:8080.evil.example/',
  '/\u0000/evil.example',
  '/\u007f/evil.example',
  '/%5cevil.example',
  '/%2f%2fevil.example',
  'ftp://evil.example',
  '\u2028//evil.example',
  '／／evil.example',
  '/／evil.example',
  '////evil.example',
  'https://evil。example',
]

test.each(elsewhere)('T28 no visitor is led elsewhere by %j, in any parameter', async (target) => {
  const encoded = encodeURIComponent(target)
  const answers = await Promise.all([
    app.ask(first.public, `/config?frameUrl=${encoded}`),
    app.ask(first.public, `/config/?frameUrl=${encoded}&noredirect=${encoded}`),
    app.ask(first.public, `/api/site/preview?token=x&path=${encoded}`),
    app.ask(
      first.public,
      new URL(preview.json<{ url: string }>().url).pathname +
        new URL(preview.json<{ url: string }>().url).search.replace(/path=.*/, `path=${encoded}`),
    ),
    app
      .browser(first.public)
      .send('POST', '/api/site/unlock', { document: first.locked, password: `slot ${first.mark}`, returnTo: target }),
    app.ask(first.admin, `/config/enter?returnTo=${encoded}`),
    app.ask(first.admin, `/config?returnTo=${encoded}`),
    platform.ask(`/open/bakker?returnTo=${encoded}`),
    app.ask(platformHost, `/open/bakker?returnTo=${encoded}`),
    platform.ask(`/sign-in?returnTo=${encoded}`),
    app.ask(first.public, `/${target.replaceAll(/[^!-~]/g, '')}`),
    app.ask(first.public, `/x/..${encodeURI(target)}`),
  ])
  const own = new Set([`http://${first.public}`, `http://${first.admin}`, `http://${platformHost}`])
  for (const { status, headers } of answers) {
    const location = headers['location']
    if (location === undefined) continue
    expect([status, location, own.has(new URL(String(location), `http://${first.public}`).origin)]).toEqual([
      status,
      location,
      true,
    ])
  }
})

test('T28 after signing in the redirect leads to a path of this host alone', async () => {
  const { id } = await personWith(ctx, null, [])
  const { email } = await ctx.db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  for (const target of elsewhere) {
    ctx.clock.forward(600_000)
    const body = new URLSearchParams({ email, password: 'a window over the canal', returnTo: target })
    const headers = {
      accept: 'text/html',
      origin: `http://${platformHost}`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    }
    const answered = await app.ask(platformHost, '/sign-in', { method: 'POST', headers, body })
    const location = String(answered.headers['location'])
    expect([target, answered.status, new URL(location, `http://${platformHost}`).host]).toEqual([
      target,
      303,
      platformHost,
    ])
  }
})
