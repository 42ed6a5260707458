import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { sitesFeature } from '#features/sites/server'
import { paragraphs } from '#platform/document'
import { testContext } from '#support/context'
import { publishedText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { changeDocument } from '../operations/append-operations.ts'
import { type NewDocument, createDocument } from '../documents/create-document.ts'
import { pagesFeature } from '../pages.feature.ts'
import { previewLink, revokePreviewLinks } from './preview-link.ts'
import { previewGrant, previewToken } from '../access/preview-token.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' })
const app = await runningApp(ctx)
const host = 'bakker.localhost:8080'
const get = (path: string) => app.ask(host, path)

const idOfNew = (kind: NewDocument['kind'], settings: NewDocument['settings'], words: string) =>
  as((tx) => publishedText(tx, { kind, settings, words }))
const page = (slug: string, words: string) => idOfNew('page', { title: words, slug }, words)

async function redraft(id: string, words: string): Promise<void> {
  await as(async (tx) => {
    const { head } = await tx.db.selectFrom('documents').select('head').where('id', '=', id).executeTakeFirstOrThrow()
    const [block] = Object.values(head.blocks)
    await changeDocument(tx, {
      id,
      operation: { kind: 'changeBlock', id: block?.id ?? '', changes: [{ path: ['text'], value: paragraphs(words) }] },
    })
  })
}

test('the draft is shown on the public host to the holder of a signed link, and to no visitor after it expired', async () => {
  const id = await page('nieuws', 'Oud nieuws')
  await redraft(id, 'Vers nieuws')
  const { token } = await as(async (tx) => previewToken(tx, { id }))
  const browser = app.browser(host)
  const entered = await browser.ask(`/api/site/preview?${new URLSearchParams({ token, path: '/nieuws' })}`)
  const draft = await browser.ask(String(entered.headers.location))
  expect(draft.text).toContain('Vers nieuws')
  expect(draft.headers['cache-control']).toBe('private, no-store')
  expect(draft.headers['x-robots-tag']).toBe('noindex')
  expect(draft.headers['content-security-policy']).toContain('frame-ancestors http://bakker.admin.localhost:8080')
  expect((await get('/nieuws')).text).toContain('Oud nieuws')
  ctx.clock.forward(25 * 3_600_000)
  expect((await browser.ask('/nieuws')).text).toContain('Oud nieuws')
})

test('a preview link shows the draft of its own document alone, and none on another site', async () => {
  const [firstId, other] = [await page('eerste', 'Eerste oud'), await page('tweede', 'Tweede oud')]
  for (const [id, words] of [[firstId, 'Eerste vers'] as const, [other, 'Tweede vers'] as const])
    await redraft(id, words)
  const { token } = await as(async (tx) => previewToken(tx, { id: firstId }))
  const browser = app.browser(host, { '__Host-preview': token })
  const forged = app.browser(host, { '__Host-preview': token.replace(firstId, other) })
  expect((await browser.ask('/eerste')).text).toContain('Eerste vers')
  expect((await browser.ask('/tweede')).text).toContain('Tweede oud')
  expect((await forged.ask('/tweede')).text).toContain('Tweede oud')
  const neighbour = await testSite(ctx, { name: 'buur' })
  expect(await neighbour.as(async (tx) => previewGrant(tx, token))).toBe(null)
})

test('a page that was never published is seen by its preview link alone', async () => {
  const id = await as(
    async (tx) =>
      (await createDocument(tx, { kind: 'page', settings: { title: 'Nog geheim', slug: 'nog-geheim' } })).id,
  )
  const { url } = await as((tx) => previewLink(tx, { id }))
  const browser = app.browser(host)
  const entered = await browser.ask(new URL(url).pathname + new URL(url).search)
  const seen = await browser.ask(String(entered.headers.location))
  expect([seen.status, seen.text.includes('Nog geheim')]).toEqual([200, true])
  expect((await get('/nog-geheim')).status).toBe(404)
})

test('a bar above a preview says so, and its button leads back to the published page', async () => {
  const id = await page('terug', 'Terug oud')
  await redraft(id, 'Terug vers')
  const { url } = await as((tx) => previewLink(tx, { id }))
  const browser = app.browser(host)
  await browser.ask(new URL(url).pathname + new URL(url).search)
  const seen = (await browser.ask('/terug')).text
  expect([seen.includes('Terug vers'), seen.includes('action="/api/site/leave-preview"')]).toEqual([true, true])
  expect((await browser.send('POST', '/api/site/leave-preview', {})).status).toBe(303)
  const after = (await browser.ask('/terug')).text
  expect([after.includes('Terug oud'), after.includes('leave-preview')]).toEqual([true, false])
})

test('a revoked preview link shows the published page; a link that is made later shows the draft', async () => {
  const id = await page('proef', 'Proef oud')
  await redraft(id, 'Proef vers')
  const enter = async () => {
    const { url } = await as((tx) => previewLink(tx, { id }))
    const browser = app.browser(host)
    await browser.ask(new URL(url).pathname + new URL(url).search)
    return browser
  }
  const early = await enter()
  expect((await early.ask('/proef')).text).toContain('Proef vers')
  await as((tx) => revokePreviewLinks(tx, { id }))
  expect((await early.ask('/proef')).text).not.toContain('Proef vers')
  ctx.clock.forward(1000)
  expect((await (await enter()).ask('/proef')).text).toContain('Proef vers')
  expect((await early.ask('/proef')).text).not.toContain('Proef vers')
})

test('the draft of a footer is seen around every page by its preview link', async () => {
  const id = await idOfNew('footer', {}, 'Oude voet')
  await redraft(id, 'Nieuwe voet')
  const { token } = await as(async (tx) => previewToken(tx, { id }))
  await page('brood', 'Brood')
  expect((await app.browser(host, { '__Host-preview': token }).ask('/brood')).text).toContain('Nieuwe voet')
  expect((await get('/brood')).text).not.toContain('Nieuwe voet')
})
