import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { startSession } from '#features/accounts/server'
import { type Block, headed, paragraphs } from '#platform/document'
import { newId } from '#platform/contract'
import { changed } from '#platform/database'
import { calledBy } from '#support/caller'
import { changeDocument } from '../operations/append-operations.ts'
import { publish } from '../publish/publish.ts'
import { registerRedirect } from '../addresses/redirects.ts'
import { unpublish } from '../publish/unpublish.ts'
import { servedPages } from '#support/served-pages'
import { cacheTag } from '#platform/context'

const { ctx, site, as, account, app, host, get, text, made, page } = await servedPages()

const retitle = (id: string, words: string) =>
  as(async (tx) => {
    const document = await tx.db.selectFrom('documents').select('head').where('id', '=', id).executeTakeFirstOrThrow()
    const [block] = Object.values(document.head.blocks)
    await changeDocument(tx, {
      id,
      operation: { kind: 'changeBlock', id: block?.id ?? '', changes: [{ path: ['text'], value: paragraphs(words) }] },
    })
    await publish(tx, { documents: [id] })
  })

test('a published page is whole HTML: language, title, description, canonical, text', async () => {
  await page('brood', 'Roggebrood uit de oven', { seoDescription: 'Zuurdesem & rogge' })
  const { status, text: html, headers } = await get('/brood')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(html).toContain('<html lang="nl-NL">')
  expect(html).toContain('<title>Roggebrood uit de oven — Korenbloem</title>')
  expect(html).toContain('<meta name="description" content="Zuurdesem &#38; rogge">')
  expect(html).toContain('<link rel="canonical" href="http://bakker.localhost:8080/brood">')
  expect(html).toContain('<p>Roggebrood uit de oven</p>')
  expect(html).toContain('<a class="skip" href="#page">Naar de inhoud</a>')
  expect(html).not.toContain('<script')
})

test('a page without islands and owner’s code runs nothing', async () => {
  const { headers } = await get('/brood')
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test('the second visitor gets the same bytes from memory, in the best encoding their browser reads', async () => {
  const plain = (await get('/brood')).text
  const [br, gz] = await Promise.all([
    get('/brood', { 'accept-encoding': 'gzip, deflate, br' }),
    get('/brood', { 'accept-encoding': 'gzip, br;q=0' }),
  ])
  expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
  expect([brotliDecompressSync(br.bytes).toString(), gunzipSync(gz.bytes).toString()]).toEqual([plain, plain])
  expect(br.headers['vary']).toBe('Accept-Encoding')
  expect(br.headers['surrogate-key']).toContain('document:')
})

test('a browser that has the page gets 304', async () => {
  const { headers } = await get('/brood')
  const again = await get('/brood', { 'if-none-match': String(headers['etag']) })
  expect([again.status, again.text]).toEqual([304, ''])
})

test('HEAD responds like GET, without the body', async () => {
  const answered = await app.ask(host, '/brood', { method: 'HEAD' })
  expect([answered.status, answered.text, Number(answered.headers['content-length']) > 500]).toEqual([200, '', true])
})

test('a name in the query that the page does not read gives the same kept page', async () => {
  const before = app.parts.cache.count()
  await get('/brood?utm_source=a')
  await get('/brood?utm_source=b')
  expect(app.parts.cache.count()).toBe(before)
})

test('a published change is served to the next visitor', async () => {
  const id = await page('taart', 'Appeltaart')
  const first = (await get('/taart')).text
  await retitle(id, 'Perentaart')
  expect([first.includes('Appeltaart'), (await get('/taart')).text.includes('Perentaart')]).toEqual([true, true])
})

test('a change of one page keeps the others in the cache', async () => {
  const pageId = await page('een', 'Een')
  await page('twee', 'Twee')
  const cachedPage = () => app.parts.cache.find(host, '/twee')
  await get('/twee')
  const before = cachedPage()
  await retitle(pageId, 'Eentje')
  await get('/twee')
  expect(cachedPage()).toBe(before)
})

test('a hundred concurrent requests for a changed page render it once', async () => {
  const id = await page('druk', 'Druk')
  await get('/druk')
  await retitle(id, 'Drukker')
  const answers = await Promise.all(Array.from({ length: 100 }, () => get('/druk')))
  expect(answers.every(({ text: html }) => html.includes('Drukker'))).toBe(true)
  expect(app.parts.cache.find(host, '/druk')?.hits).toBe(100)
})

test('every page has header and footer; a change of them renders no page again', async () => {
  await page('kaart', 'Kaart')
  const header = await made('header', {}, (section) => [text(section, 'Menu van de bakker')])
  await made('footer', {}, (section) => [text(section, 'Tot ziens')])
  const first = (await get('/kaart')).text
  const parts = () => (app.parts.cache.find(host, '/kaart')?.parts as { rendered: unknown } | undefined)?.rendered
  const rendered = parts()
  await retitle(header, 'Nieuw menu')
  const second = (await get('/kaart')).text
  expect(first).toMatch(/<header[^>]*>.*Menu van de bakker.*<\/header><main.*Kaart.*<\/main><footer.*Tot ziens/s)
  expect(second).toContain('Nieuw menu')
  expect(parts()).toBe(rendered)
})

test('C2.04 a splash page is of type 3 and has neither header nor footer', async () => {
  await made('header', {}, (section) => [text(section, 'Menu van de bakker')])
  await page('welkom', 'Kom binnen', { pageType: 3 })
  const { text: html } = await get('/welkom')
  expect(html).toContain('data-page-type="3"')
  expect(html).toContain('Kom binnen')
  expect(html).not.toMatch(/Menu van de bakker|<header|<footer/)
})

test('an unpublished page disappears at once', async () => {
  const id = await page('weg', 'Weg')
  await get('/weg')
  await as((tx) => unpublish(tx, { id }))
  expect((await get('/weg')).status).toBe(404)
})

test('C2.06 an address without a page answers 404 in the site’s language, with a search and the way home', async () => {
  const { status, text: html } = await get('/niets')
  expect(status).toBe(404)
  expect(html).toContain('data-page-type="100"')
  expect(html).toContain('<h1>Pagina niet gevonden</h1>')
  expect(html).toContain('action="/search"')
  expect(html).toContain('<meta name="robots" content="noindex">')
})

test('C2.06 an owner’s own page of type 100 takes its place', async () => {
  await page('nergens', 'Hier is niets te eten', { pageType: 100 })
  const { status, text: html } = await get('/ook-niets')
  expect([status, html.includes('Hier is niets te eten')]).toEqual([404, true])
})

test('an old address leads on, with the query of its link', async () => {
  await as((tx) => registerRedirect(tx, { path: '/oud', target: '/brood', permanent: true }))
  const { status, headers } = await get('/oud?utm_source=x')
  expect([status, headers.location]).toEqual([301, '/brood?utm_source=x'])
})

test('capitals and a slash at the end lead to the single address', async () => {
  const [capitals, slash] = [await get('/Brood'), await get('/brood/')]
  expect([capitals.status, capitals.headers.location, slash.headers.location]).toEqual([301, '/brood', '/brood'])
})

test('a block of an unknown type shows visitors nothing and breaks nothing', async () => {
  const id = await made('page', { title: 'Oud', slug: 'vreemd' }, (section) => [text(section, 'Wel te zien')])
  await as(async (tx) => {
    const row = await tx.db
      .selectFrom('document_revisions')
      .select(['id', 'document'])
      .where('document_id', '=', id)
      .executeTakeFirstOrThrow()
    const [block] = Object.values(row.document.blocks)
    const strange = { ...(block as Block), id: newId(), type: 'hologram', props: { html: '<b>x' } }
    const document = { ...row.document, blocks: { ...row.document.blocks, [strange.id]: strange } }
    await tx.db.updateTable('document_revisions').set({ document }).where('id', '=', row.id).execute()
    await changed(tx, [cacheTag.document(id)])
  })
  const { text: html } = await get('/vreemd')
  expect(html).toContain('Wel te zien')
  expect(html).not.toContain('hologram')
})

test('text typed by owners cannot leave its place: titles, texts and descriptions are escaped', async () => {
  const evil = '</title></style><script>alert(1)</script>"><img src=x onerror=alert(1)>'
  await page('eng', evil, { seoDescription: evil })
  const { text: html } = await get('/eng')
  expect(html).not.toContain('<script>alert')
  expect(html).not.toContain('<img src=x')
})

test('a link that would run code is shown as text', async () => {
  const link = (href: string, words: string) => ({
    type: 'text',
    text: words,
    marks: [{ type: 'link', attrs: { href } }],
  })
  const doc = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [link('/brood', 'klik'), link('java\nscript:alert(1)', 'boef')] }],
  }
  await made('page', { title: 'Links', slug: 'links' }, (section) => [text(section, '', { props: { text: doc } })])
  const { text: html } = await get('/links')
  expect(html).toContain('<a href="/brood">klik</a>boef')
})

test('the canvas of a page shows its draft on the admin host, without scripts', async () => {
  const id = await page('doek', 'Op het doek')
  const token = await startSession(calledBy(ctx), { accountId: account.id, websiteId: site.id, proven: true })
  const owner = app.browser('bakker.admin.localhost:8080', { '__Host-quoin': token })
  const { status, text: html, headers } = await owner.ask(`/config/canvas/${id}`)
  expect(status).toBe(200)
  expect(html).toContain('Op het doek')
  expect(html).not.toContain('<script')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(headers['content-security-policy']).toContain("script-src 'none'")
  const data = await owner.send('POST', '/api/blocks/data', { document: id, blocks: [] })
  expect(data.json()).toEqual({ data: {} })
})

test('a page on the canvas has its header and footer around it, a header has nothing', async () => {
  const id = await page('rondom', 'Midden')
  const token = await startSession(calledBy(ctx), { accountId: account.id, websiteId: site.id, proven: true })
  const owner = app.browser('bakker.admin.localhost:8080', { '__Host-quoin': token })
  const around = (await owner.ask(`/api/documents/${id}/around`)).json<{
    header: { id: string; html: string } | null
    frame: null
  }>()
  expect(around.header?.html).toContain('<header class="site-header"')
  const ofHeader = await owner.ask(`/api/documents/${around.header?.id}/around`)
  expect(ofHeader.json()).toEqual({ header: null, footer: null, frame: null })
})

test('C7.08 C7.10 GetWidgetRendering gives the HTML of a published block, for all sent values', async () => {
  const id = newId()
  await made('page', { title: 'Los', slug: 'los' }, (section) => [text(section, 'Los brood', { id })])
  const widgetJSON = JSON.stringify({ type: 2, id, value: { text: headed(1, 'Vals') } })
  const browser = app.browser(host)
  const answered = await browser.send('POST', '/api/widget/GetWidgetRendering', new URLSearchParams({ widgetJSON }))
  expect(answered.json<{ data: { html: string } }>().data.html).toContain('<p>Los brood</p>')
  const unknown = await browser.send(
    'POST',
    '/api/widget/GetWidgetRendering',
    new URLSearchParams({ widgetJSON: JSON.stringify({ type: 2, id: newId(), value: {} }) }),
  )
  expect(unknown.status).toBe(404)
})
