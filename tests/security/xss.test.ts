import { expect, test } from 'vitest'
import { createDocument, publish } from '#features/pages/server'
import { newId } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { whatRuns } from './check-html.ts'
import { hostileBlog, hostilePage, hostileViews } from './hostile-content.ts'
import { markdowns, payloads, scriptLinks } from './payloads.ts'
import { browserOf } from './two-sites.ts'
import { safeHref } from '#platform/render'
import { doDueJobs } from '#support/due-jobs'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'bakker', title: `">${payloads[5]}`, start: 'blank' })
const owner = await browserOf(ctx, app, site.account, site)
const host = 'bakker.localhost:8080'

async function runningOn(path: string, browser = app.browser(host)): Promise<string[]> {
  const { text, headers, status } = await browser.ask(path)
  const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? null
  return [...whatRuns(text, nonce), ...(status >= 500 ? [`status ${status}`] : [])].map(
    (finding) => `${path}: ${finding}`,
  )
}

test(`T4 nothing of ${payloads.length + scriptLinks.length} payloads runs in a block, in each of its texts, typed or loaded`, () => {
  const found: string[] = []
  for (const [turn, payload] of [...payloads, ...scriptLinks].entries()) {
    for (const { type, html } of hostileViews(product, payload, turn))
      found.push(...whatRuns(html, null).map((finding) => `${type}: ${finding}`))
  }
  expect([...new Set(found)]).toEqual([])
})

test('T4 no payload runs on a whole page with all of them either', async () => {
  const everywhere = [...payloads.filter((_, at) => at % 40 === 0), ...scriptLinks.filter((_, at) => at % 6 === 0)]
  const paths = await site.as(async (tx) => {
    const pagePaths: string[] = []
    for (const [at, payload] of everywhere.entries()) pagePaths.push(await hostilePage(tx, payload, at))
    return pagePaths
  })
  const found: string[] = []
  for (const path of paths) found.push(...(await runningOn(path)))
  expect(found).toEqual([])
})

test('T4 no payload runs in titles, tags, categories, authors, sources and comments, on posts, indexes, feeds, in search, and in the owner area', async () => {
  const posts = await site.as((tx) =>
    hostileBlog(
      tx,
      payloads.filter((_, at) => at % 5 === 0),
    ),
  )
  await doDueJobs(ctx)
  const { text } = await app.ask(host, '/blog')
  const linked = [
    ...new Set([...text.matchAll(/href="(\/blog[^"]*)"/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))),
  ]
  expect(linked.length).toBeGreaterThan(10)
  const found: string[] = []
  for (const path of [...posts, ...linked, '/', '/blog']) found.push(...(await runningOn(path)))
  expect(found).toEqual([])
  const feed = await app.ask(host, '/feed')
  expect(feed.headers['content-type']).toMatch(/xml/)
  expect(feed.text).not.toMatch(/<(script|img|svg|iframe)\b[^>]*canary/i)
  const documents = await site.as((tx) =>
    tx.db.selectFrom('documents').select('id').where('kind', 'in', ['post', 'collection']).limit(30).execute(),
  )
  for (const { id } of documents) expect(await canvasRuns(id)).toEqual([])
})

async function canvasRuns(id: string): Promise<string[]> {
  return runningOn(`/config/canvas/${id}`, owner)
}

test('T4 no payload runs in echoed requests: searches, missing addresses, wrong passwords, return addresses', async () => {
  const found: string[] = []
  for (const payload of [...payloads, ...scriptLinks]) {
    const encoded = encodeURIComponent(payload)
    for (const path of [`/search?q=${encoded}`, `/${encoded}`]) found.push(...(await runningOn(path)))
  }
  for (const payload of payloads.filter((_, at) => at % 20 === 0)) {
    const encoded = encodeURIComponent(payload)
    const platform = app.browser('localhost:8080')
    for (const path of [
      `/sign-in?returnTo=/${encoded}`,
      `/open/${encoded}`,
      `/reset-password/${encoded}`,
      `/x?locked=${encoded}`,
    ])
      found.push(...(await runningOn(path, platform)))
    const form = new URLSearchParams({ email: payload, password: payload, returnTo: payload, name: payload })
    const asPage = {
      accept: 'text/html',
      'sec-fetch-mode': 'navigate',
      'sec-fetch-site': 'same-origin',
      origin: 'http://localhost:8080',
    }
    for (const path of ['/sign-in', '/register', '/forgot-password']) {
      for (const headers of [asPage, { accept: 'text/html' }]) {
        const { text, headers: answered } = await platform.ask(path, { method: 'POST', body: form, headers })
        const nonce = /'nonce-([\w-]+)'/.exec(String(answered['content-security-policy']))?.[1] ?? null
        found.push(...whatRuns(text, nonce).map((finding) => `${path}: ${finding}`))
      }
    }
  }
  expect(found).toEqual([])
})

test('T4 markdown shows raw HTML as text and has no link that runs', async () => {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const blocks = [...markdowns, ...payloads].map((source, at) => ({
    id: newId(),
    section,
    order: `a${String(at).padStart(5, '0')}V`,
    type: 'markdown' as const,
    version: 1,
    props: { source },
    place,
  }))
  await site.as(async (tx) => {
    const { id } = await createDocument(tx, {
      kind: 'page',
      settings: { title: 'md', slug: 'md' },
      sections: [{ id: section, order: 'a0' }],
      blocks,
    })
    await publish(tx, { documents: [id] })
  })
  expect(await runningOn('/md')).toEqual([])
})

test('T4 the owner calls answer with JSON that no browser takes for a page', async () => {
  for (const path of [
    '/api/pages',
    '/api/comments?status=approved',
    '/api/authors',
    '/api/media',
    '/api/site',
    '/api/trash',
    '/api/site/activity',
  ]) {
    const { status, headers } = await owner.ask(path)
    expect([path, status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      path,
      200,
      'application/json; charset=utf-8',
      'nosniff',
    ])
    expect(headers['content-security-policy']).toContain('sandbox')
  }
})

test('T4 an address with a space before its protocol that only scripts recognise is not followed', () => {
  const before = ['\u00a0', '\ufeff', '\u2003', '\u3000', '\u2028']
  const addresses = before.flatMap((space) =>
    ['javascript:canary()', 'data:text/html,x', 'vbscript:x'].map((address) => space + address),
  )
  expect(addresses.map(safeHref)).toEqual(addresses.map(() => null))
})
