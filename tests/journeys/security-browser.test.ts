import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { hostileViews } from '../security/hostile-content.ts'
import { markdowns, payloads, scriptLinks } from '../security/payloads.ts'
import { asAttacker } from '#support/as-attacker'
import { visit } from '#support/browser'
import { startInstallation } from '#support/installation'
import { listenHere } from '#support/listen-here'
import { type Browser, ask, browserAt } from '#support/request'

const installation = await startInstallation()
afterAll(installation.stop)
const { port } = installation
const [platformHost, adminHost, publicHost] = [
  `localhost:${port}`,
  `bakker.admin.localhost:${port}`,
  `bakker.localhost:${port}`,
]
const password = 'a window over the canal'

await installation.command('create-owner', '--email', 'ada@example.com', '--password', password)
await installation.command('create-site', 'bakker', '--owner', 'ada@example.com')
const platform = browserAt(port, platformHost)
await platform.send('POST', '/api/auth/Login', { email: 'ada@example.com', password })
const owner = browserAt(port, adminHost)
const opened = await platform.ask('/open/bakker')
const entered = new URL(String(opened.headers['location']), 'http://nowhere.invalid')
await owner.ask(entered.pathname + entered.search)

/** Attempts of the owner's own or an injected script on a public host. */
const attack = `
window.__tried = (async () => {
  const admin = 'http://${adminHost}', platform = 'http://${platformHost}', out = {}
  const attempt = async (name, work) => { try { out[name] = await work() } catch (error) { out[name] = 'denied' } }
  fetch('/canary-beacon', { mode: 'no-cors' }).catch(() => {})
  await attempt('cookie', async () => document.cookie)
  for (const [name, url] of [['config', admin + '/config'], ['site', admin + '/api/site'], ['me', platform + '/api/accounts/me'], ['own config', '/config'], ['sign-in', platform + '/sign-in']])
    await attempt('read ' + name, async () => (await (await fetch(url, { credentials: 'include' })).text()).slice(0, 200))
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
    await attempt('post ' + type, async () => { await fetch(admin + '/api/pages', { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'content-type': type }, body: '{"title":"Owned"}' }); return 'sent' })
  await attempt('post json', async () => (await fetch(admin + '/api/pages', { method: 'POST', credentials: 'include', headers: { 'content-type': 'application/json' }, body: '{"title":"Owned"}' })).status)
  await attempt('beacon', async () => { navigator.sendBeacon(admin + '/api/pages', '{"title":"Owned"}'); return 'sent' })
  for (const [name, url] of [['admin', admin + '/config'], ['platform', platform + '/sign-in']])
    await attempt('frame ' + name, () => new Promise((resolve) => {
      const frame = document.createElement('iframe')
      frame.src = url
      frame.onload = () => { try { resolve('read ' + frame.contentDocument.body.innerHTML.length) } catch { resolve('denied') } }
      setTimeout(() => resolve('denied'), 3000)
      document.body.append(frame)
    }))
  for (const script of ['/config/sw.js', '/sw.js', '/s/000000000000000000000000/x.js', 'data:text/javascript,1'])
    await attempt('worker ' + script, async () => { await navigator.serviceWorker.register(script, { scope: '/config/' }); return 'registered' })
  await attempt('workers', async () => (await navigator.serviceWorker.getRegistrations()).length)
  await attempt('form', async () => {
    const form = document.createElement('form')
    form.method = 'post'; form.action = admin + '/api/pages'; form.target = 'hole'
    form.innerHTML = '<input name=title value=Owned>'
    const hole = document.createElement('iframe'); hole.name = 'hole'
    document.body.append(hole, form); form.submit()
    await new Promise((done) => setTimeout(done, 500))
    return 'sent'
  })
  return out
})()`

async function made(title: string, blocks: object[]): Promise<string> {
  const { id } = (await asAttacker(owner).send('POST', '/api/pages', { title })).json<{ id: string }>()
  const { document } = (await owner.ask(`/api/documents/${id}`)).json<{ document: { seq: number } }>()
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const insert = blocks.map((block) => ({
    kind: 'insertBlock',
    block: { id: newId(), section, order: 'a0', version: 1, place, ...block },
  }))
  const operations = [{ kind: 'insertSection', section: { id: section, order: 'a0' } }, ...insert].map(
    (operation, at) => ({ n: at + 1, operation }),
  )
  await asAttacker(owner).send('POST', `/api/documents/${id}/operations`, {
    base: document.seq,
    client: newId(),
    operations,
  })
  await asAttacker(owner).send('POST', '/api/documents/publish', { documents: [id] })
  return id
}

const titles = async () =>
  (await owner.ask('/api/pages')).json<{ pages: { title: string }[] }>().pages.map(({ title }) => title)

async function ownerContext(): Promise<{ context: BrowserContext; page: Page; beacons: string[] }> {
  const { context, page } = await visit()
  const cookie = (browser: Browser, host: string) => ({
    name: '__Host-quoin',
    value: browser.cookies.get('__Host-quoin') ?? '',
    url: `https://${host}`,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax' as const,
  })
  await context.addCookies([cookie(owner, adminHost), cookie(platform, platformHost)])
  const beacons: string[] = []
  context.on(
    'request',
    (request) => void (request.url().includes('canary-beacon') && beacons.push(request.frame().url())),
  )
  return { context, page, beacons }
}

const page = await made('Aanval', [
  { type: 'code', props: { mode: 'run', language: 'html', source: `<script>${attack}</script>` } },
])
const locked = await made('Dicht', [
  { type: 'code', props: { mode: 'run', language: 'html', source: '<p>Geheim</p>' } },
])
await asAttacker(owner).send('POST', `/api/pages/${locked}/settings`, {
  settings: { access: 'password' },
  password: 'sesam',
})
await asAttacker(owner).send('POST', '/api/documents/publish', { documents: [locked] })

test("T2 an owner's own script on a public host reads nothing of the owner area, and changes nothing there", async () => {
  const { page: tab, context, beacons } = await ownerContext()
  await tab.goto(`http://${adminHost}/config`)
  const before = await titles()
  await tab.goto(`http://${publicHost}/aanval`)
  const tried = await tab.evaluate<Record<string, unknown>>('window.__tried')
  expect(beacons.length).toBeGreaterThan(0)
  expect(String(tried['cookie'])).not.toMatch(/__Host|crumb/)
  expect(Object.entries(tried).filter(([name, got]) => /^(read|frame|worker )/.test(name) && got !== 'denied')).toEqual(
    [],
  )
  expect([tried['post json'], tried['workers']]).toEqual(['denied', 0])
  expect(await titles()).toEqual(before)
  await context.close()
})

test("T2 an owner's own script reads nothing of our own pages either: canvas, owner area, sign-in, lock screen, previews of the owner area", async () => {
  await asAttacker(owner).send('PUT', '/api/site/settings/codeInjection', {
    values: { header: `<script>${attack}</script>`, footer: `<script>${attack}</script>` },
  })
  const { page: tab, context, beacons } = await ownerContext()
  await tab.goto(`http://${publicHost}/aanval`)
  await tab.evaluate('window.__tried')
  expect(beacons.length).toBeGreaterThan(0)
  beacons.length = 0
  const ours = [
    `http://${adminHost}/config/canvas/${page}`,
    `http://${adminHost}/config/pages`,
    `http://${platformHost}/`,
    `http://${platformHost}/sign-in`,
    `http://${publicHost}/dicht`,
  ]
  for (const address of ours) {
    const answered = await tab.goto(address, { waitUntil: 'load' })
    expect([address, answered?.status()]).toEqual([address, 200])
    expect([address, await tab.evaluate('window.__tried')]).toEqual([address, undefined])
  }
  expect(beacons).toEqual([])
  await context.close()
})

test('T10 T30 a page of a stranger can neither make the browser of an owner act, nor frame our pages', async () => {
  const hits: string[] = []
  let html = ''
  const toy = createServer((request, response) => {
    hits.push(String(request.method))
    response.setHeader('content-type', 'text/html').end(request.url === '/evil' ? html : '<p id="toy">')
  })
  const { port: toyPort } = await listenHere(toy)
  const toyOrigin = `http://localhost:${toyPort}`
  const { page: tab, context } = await ownerContext()
  const before = await titles()
  const shot = (origin: string) => `
    fetch('${origin}/api/pages', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{"title":"Owned"}' }).catch(() => {});
    navigator.sendBeacon('${origin}/api/trash/empty', '{}');
    new Image().src = '${origin}/api/auth/Logout';
    for (const target of ['${origin}/api/pages', '${origin}/api/site/remove', '${origin}/api/auth/Logout']) {
      const hole = document.createElement('iframe'); hole.name = target; document.body.append(hole)
      const form = document.createElement('form'); form.method = 'post'; form.action = target; form.target = target
      form.innerHTML = '<input name=title value=Owned><input name=name value=bakker>'; document.body.append(form); form.submit()
    }`
  html = `<body><iframe id="ours" src="http://${adminHost}/config"></iframe><iframe id="door" src="http://${platformHost}/sign-in"></iframe><iframe id="site" src="http://${publicHost}/"></iframe><iframe id="theirs" src="${toyOrigin}/"></iframe><script>${shot(`http://${adminHost}`)}${shot(toyOrigin)}</script>`
  await tab.goto(`${toyOrigin.replace('localhost', 'evil.localhost')}/evil`, { waitUntil: 'networkidle' })
  await expect.poll(() => hits.filter((method) => method === 'POST').length).toBeGreaterThan(3)
  await tab.frameLocator('#theirs').locator('#toy').waitFor({ state: 'attached' })
  for (const id of ['ours', 'door', 'site'])
    expect([id, await tab.frameLocator(`#${id}`).locator('form, main, #root').count()]).toEqual([id, 0])
  expect(await titles()).toEqual(before)
  expect((await owner.ask('/api/site')).status).toBe(200)
  await context.close()
})

/** Loads pieces of HTML in frames of a page without any policy, and counts how often something of them ran. */
async function fired(pieces: readonly string[]): Promise<number> {
  const { page: tab, context } = await visit()
  await context.route('**/*', (route) =>
    route.request().url() === 'http://bench.localhost/'
      ? route.fulfill({ contentType: 'text/html', body: '<body>' })
      : route.abort(),
  )
  await context.addInitScript('window.canary = () => { top.__fired = (top.__fired ?? 0) + 1 }')
  await tab.goto('http://bench.localhost/')
  for (let at = 0; at < pieces.length; at += 40) {
    await tab.evaluate(
      async (batch) => {
        const frames = batch.map((html) => Object.assign(document.createElement('iframe'), { srcdoc: html }))
        const loaded = frames.map(
          (frame) =>
            new Promise(
              (resolve) => (frame.addEventListener('load', resolve, { once: true }), setTimeout(resolve, 15_000)),
            ),
        )
        document.body.append(...frames)
        await Promise.all(loaded)
        // Focus, animations and what unfolds tell of themselves with the next frames.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 100))),
        )
        for (const frame of frames)
          for (const link of frame.contentDocument?.querySelectorAll<HTMLElement>('a[href]') ?? [])
            if (/^\s*\w+script:/i.test(link.getAttribute('href') ?? '')) link.click()
        for (const frame of frames) frame.remove()
      },
      pieces.slice(at, at + 40),
    )
  }
  const count = await tab.evaluate<number>('window.__fired ?? 0')
  await context.close()
  return count
}

test('T4 the canary runs where text is not escaped', async () => {
  const raw = [
    ...payloads.map((payload) => `<p>${payload}</p>`),
    ...scriptLinks.map((link) => `<a href="${link}">x</a>`),
  ]
  expect(await fired(raw)).toBeGreaterThan(150)
})

test('T4 none of a hundred payloads runs in Chromium, in any block, without any policy to stop it', async () => {
  const all = [
    ...payloads.filter((_, at) => at % 5 === 0),
    ...scriptLinks,
    ...markdowns.filter((_, at) => at % 5 === 0),
  ]
  const pieces = all.map((payload, turn) =>
    hostileViews(product, payload, turn)
      .map(({ html }) => html)
      .join(''),
  )
  const together = pieces.flatMap((_, at) => (at % 8 === 0 ? [pieces.slice(at, at + 8).join('')] : []))
  expect(await fired(together)).toBe(0)
})

test('T4 no payload runs on whole pages that echo the request, in titles, and in the owner area with all its scripts', async () => {
  await made(payloads[5] ?? '', [{ type: 'markdown', props: { source: markdowns.join('\n\n') } }])
  for (const payload of payloads.filter((_, at) => at % 30 === 0))
    await asAttacker(owner).send('POST', '/api/authors', { name: payload.slice(0, 200) })
  await asAttacker(owner).send('PUT', '/api/site/settings/codeInjection', { values: { header: '', footer: '' } })
  const paths = payloads
    .filter((_, at) => at % 7 === 0)
    .flatMap((payload) => [`/search?q=${encodeURIComponent(payload)}`, `/${encodeURIComponent(payload)}`])
  const reflected = await Promise.all(paths.map(async (path) => (await ask(port, publicHost, path)).text))
  expect(await fired(reflected)).toBe(0)
  const { page: tab, context } = await ownerContext()
  await context.addInitScript('window.canary = () => { top.__fired = (top.__fired ?? 0) + 1 }')
  const { pages } = (await owner.ask('/api/pages')).json<{ pages: { id: string }[] }>()
  for (const path of [
    '/config/pages',
    '/config/comments',
    '/config/trash',
    '/config/activity',
    ...pages.map(({ id }) => `/config/canvas/${id}`),
  ]) {
    await tab.goto(`http://${adminHost}${path}`, { waitUntil: 'load' })
    expect([path, await tab.evaluate('window.__fired ?? 0')]).toEqual([path, 0])
  }
  await context.close()
})
