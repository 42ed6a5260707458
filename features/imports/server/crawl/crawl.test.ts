import { importFeatures } from '#support/import-features'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { assetById } from '#features/media/server'
import { documentSummaries, draftOf } from '#features/pages/server'
import { fetchFromOutside } from '#platform/egress'
import { testContext } from '#support/context'
import { importedFile } from '#support/imported-file'
import { type TestSite, testSite } from '#support/site'
import { newId } from '#platform/contract'
import { hexOf, stylesFrom } from '#platform/theme'
import { fetchAgain } from './retry-files.job.ts'
import { undoRows } from '../run/undo-rows.ts'
import { type Ask, collectPages } from './collect-pages.ts'
import { robotsIn } from './robots.ts'

const ctx = await testContext({ features: importFeatures })

const page = (title: string, main: string, more = '') =>
  `<!doctype html><html lang="nl-NL"><head><title>${title} | De Oven</title><meta property="og:site_name" content="De Oven"><meta name="description" content="Over ${title}"><link rel="alternate" type="application/rss+xml" href="/feed.xml"><link rel="stylesheet" href="/stijl.css">${more}</head><body><header><img class="merk-logo" src="/logo.png" alt="De Oven"><nav><a href="/">Thuis</a><a href="/over">Over ons</a><a href="/geheim">Geheim</a></nav></header><main>${main}</main><footer>© De Oven</footer></body></html>`
const article =
  '<meta property="og:type" content="article"><meta property="article:published_time" content="2024-03-05T09:00:00Z">'
const files: Record<string, [type: string, body: string]> = {
  '/': ['text/html', page('Thuis', '<h1>Welkom</h1><p>Vers <b>brood</b>.</p><p><a href="/nieuws/rogge">Rogge</a></p>')],
  '/over': ['text/html', page('Over ons', '<p>Wij bakken sinds 1998.</p><script>steal()</script>')],
  '/geheim': ['text/html', page('Geheim', '<p>Niet voor programma’s.</p>')],
  '/nieuws/rogge': [
    'text/html',
    page(
      'Rogge',
      '<article><header><ul><li><a href="/nieuws/brood">Soort: brood</a></li></ul><h1>Rogge</h1><p>Door Mira</p></header><div class="entry-content"><figure><img src="/beeld/rogge-1024x768.jpg" alt="Een rogge"></figure><p>Traag.</p></div><footer>Deel dit</footer><section id="comments"><h2>2 reacties</h2></section></article>',
      `${article}<meta property="og:image" content="/beeld/rogge.jpg">`,
    ),
  ],
  '/stijl.css': [
    'text/css',
    ':root{--merk:#b3261e} /* } body{color:red} */ body{background:#fff8f0;color:#2b1d14;font-family:"Source Sans Pro",sans-serif} h1,h2{font-family:"Playfair Display",serif} .btn{background:var(--merk)} @media print{a{color:#0000ff}}',
  ],
  '/robots.txt': ['text/plain', 'User-agent: *\nDisallow: /geheim\n'],
  '/sitemap.xml': ['application/xml', '<urlset><url><loc>/weg</loc></url></urlset>'],
  '/feed.xml': [
    'application/rss+xml',
    '<rss><channel><title>De Oven</title><item><title>Rogge</title><link>LINK</link><category>Brood</category><pubDate>Tue, 05 Mar 2024 09:00:00 GMT</pubDate></item></channel></rss>',
  ],
}
const requests: string[] = []
const bodies = new Map<string, Uint8Array>()
const server = createServer((request, response) => {
  requests.push(request.url ?? '')
  const file = files[request.url ?? '']
  response.writeHead(file ? 200 : 404, { 'content-type': file?.[0] ?? 'text/plain' })
  const body = bodies.get(request.url ?? '')
  response.end(body ?? file?.[1].replace('LINK', `${origin}/nieuws/rogge`) ?? 'nothing')
})
const { port } = await listenHere(server)
const origin = `http://127.0.0.1:${port}`

/** The way outside, opened to this machine for the test alone. */
const ask: Ask = (url, options) => fetchFromOutside(url, options, { allow: ['127.0.0.1/32'], ports: [port], proxy: '' })
const bring = (site: TestSite, options: { dryRun?: boolean } = {}) =>
  importedFile(ctx, { file: `${origin}/`, site: site.site.name, ask, ...options })
const titles = async (site: TestSite, kind: 'page' | 'post') =>
  (await site.as((owner) => documentSummaries(owner, { kind }))).map(({ title }) => title).toSorted()

test('a site is read by its address: pages, posts, menu, language, as its rules allow', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record, rows } = await bring(site)
  expect(record).toMatchObject({ state: 'done', sourceTitle: 'De Oven' })
  expect(record.website.find(({ name }) => name === 'language')?.file).toBe('nl-NL')
  expect(await titles(site, 'page')).toEqual(expect.arrayContaining(['Over ons', 'Welkom']))
  expect(await titles(site, 'post')).toEqual(['Rogge'])
  expect(requests).not.toContain('/geheim')
  expect(rows.filter(({ kind }) => kind === 'menu').length).toBeGreaterThanOrEqual(2)
  const [about] = (await site.as((owner) => documentSummaries(owner, { kind: 'page' }))).filter(
    ({ title }) => title === 'Over ons',
  )
  const { blocks } = await site.as((owner) => draftOf(owner, about?.id ?? ''))
  const words = JSON.stringify(Object.values(blocks))
  expect(words).toContain('Wij bakken sinds 1998.')
  expect(words).not.toContain('© De Oven')
  expect(words).not.toContain('steal')
  const [post] = await site.as((owner) => documentSummaries(owner, { kind: 'post' }))
  const text = JSON.stringify((await site.as((owner) => draftOf(owner, post?.id ?? ''))).blocks)
  expect(text).toContain('Traag.')
  expect(text).not.toMatch(/Soort: brood|Door Mira|Deel dit|reacties|<img|"image"/)
})

test('a dry run reads and writes nothing, and a second run finds the pages of the first', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  expect((await bring(site, { dryRun: true })).import.state).toBe('ready')
  expect(await titles(site, 'post')).toEqual([])
  await bring(site)
  const { rows } = await bring(site)
  expect(rows.filter(({ kind }) => kind === 'page' || kind === 'post').map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ])
})

test('an address that is not public is refused in one sentence', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record } = await importedFile(ctx, { file: 'http://127.0.0.1/', site: site.site.name })
  expect(record.state).toBe('failed')
  expect(record.problem?.code).toBe('egress.refused')
})

test.each([
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/c', false],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b/c', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/x.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/x.pdf.html', true],
  ['User-agent: other\nDisallow: /', '/x', true],
  ['User-agent: *\nDisallow: /\nUser-agent: quoin\nDisallow:', '/x', true],
])('%j and %s', (robots, path, mayRead) => {
  expect(robotsIn(robots).mayRead(path)).toBe(mayRead)
})

test('colours, typefaces and logo of the old site are proposed, applied and reverted', async () => {
  const site = await testSite(ctx)
  const stylesOf = () =>
    site.as(async (owner) => {
      const [styles] = await documentSummaries(owner, { kind: 'styles' })
      return stylesFrom(styles ? (await draftOf(owner, styles.id)).settings : null)
    })
  const before = await stylesOf()
  const { import: planned } = await bring(site, { dryRun: true })
  expect(planned.look).toEqual({
    colours: ['#fff8f0', '#f7e3db', '#b3261e', '#4d1f17', '#2b1d14'],
    fonts: { heading: 'Fraunces', body: 'Inter', theirs: 'Playfair Display, Source Sans Pro' },
    logo: `${origin}/logo.png`,
    isTaken: true,
  })
  const { import: done } = await bring(site)
  const after = await stylesOf()
  expect([hexOf(after.palette.accent), after.heading.family, after.body.family]).toEqual([
    '#b3261e',
    'Fraunces',
    'Inter',
  ])
  await undoRows(ctx, { site: site.site, importId: done.id, accountId: site.account.id })
  expect(await stylesOf()).toEqual(before)
})

test('a page read before an interruption is not requested again', async () => {
  const site = await testSite(ctx)
  const importId = newId()
  const stopping = new AbortController()
  const crawling = { siteId: site.site.id, importId, address: `${origin}/`, ask, signal: stopping.signal }
  await collectPages(ctx, { ...crawling, onProgress: async () => stopping.abort() })
  requests.length = 0
  const { urls } = await collectPages(ctx, { ...crawling, signal: new AbortController().signal })
  expect(urls.length).toBeGreaterThan(2)
  // Where it is asked, a home page answers where it is.
  expect(requests.filter((path) => path === '/')).toHaveLength(1)
  requests.length = 0
  await collectPages(ctx, { ...crawling, signal: new AbortController().signal })
  expect(requests.filter((path) => ['/over', '/nieuws/rogge'].includes(path))).toEqual([])
})

test('files that could not be fetched are requested again, and replace their placeholders', async () => {
  const site = await testSite(ctx)
  const { import: done, rows } = await bring(site)
  const logo = rows.find(({ kind }) => kind === 'media')
  expect([logo?.outcome, logo?.notes.map(({ code }) => code)]).toEqual(['placeholder', ['mediaMissing']])
  expect(await fetchAgain(ctx, site.site, done.id, ask)).toBe(0)
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#b3261e' } })
    .png()
    .toBuffer()
  files['/logo.png'] = ['image/png', '']
  bodies.set('/logo.png', png)
  expect(await fetchAgain(ctx, site.site, done.id, ask)).toBe(1)
  const asset = await site.as((owner) => assetById(owner, logo?.targetId ?? ''))
  expect([asset?.type, asset?.name]).toEqual(['image/png', 'logo.png'])
  expect(await fetchAgain(ctx, site.site, done.id, ask)).toBe(0)
})
