import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature, storeAsset } from '#features/media/server'
import { changeSettings, sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { type Block, headed } from '#platform/document'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { createDocument } from '../documents/create-document.ts'
import { savePageSettings } from '../documents/page-settings.ts'
import { setHomepage } from '../addresses/homepage.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from './publish.ts'
import { setStatus } from './set-status.ts'
import * as statuses from '../../contract/status.rules.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const site = await testSite(ctx)
const app = await runningApp(ctx)
const owner = await ownerBrowser(app, ctx, site)

const require = (requiresChecks: boolean) =>
  site.as((tx) => changeSettings(tx, { group: 'advanced', values: { requiresChecks } }))

/** A page that passes every check, unless its settings or its block do not. */
async function page(settings: Record<string, unknown> = {}, more: Partial<Block> = {}): Promise<string> {
  const section = newId()
  const slug = newId()
  const { id } = await site.as((tx) =>
    createDocument(tx, {
      kind: 'page',
      settings: { title: 'Ovens', slug, seoDescription: 'The ovens of the bakery.', ...settings },
      sections: [{ id: section, order: 'a0' }],
      blocks: [{ ...textBlock(section, 'Bread'), ...more }],
    }),
  )
  return id
}

const headings = (...levels: (1 | 2 | 3)[]) => ({
  props: { text: { type: 'doc', content: levels.flatMap((level) => headed(level, 'Bread').content ?? []) } },
})
const pale = { type: 'color', attrs: { name: 'lightAccent' } }
const paleWords = {
  props: {
    text: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Rye', marks: [pale] }] }] },
  },
}
const publishing = (...documents: string[]) => owner.send('POST', '/api/documents/publish', { documents })

/** The problem that refuses to publish the page; null when it is published. */
async function refusal(id: string): Promise<{ code: string; detail: string } | null> {
  const response = await publishing(id)
  return response.status === 200 ? null : response.json<{ code: string; detail: string }>()
}

test('a site that requires nothing publishes a page with every fault', async () => {
  expect(await refusal(await page({ seoDescription: '' }, headings(1, 3)))).toBeNull()
})

test('a site that requires the checks refuses a page that fails them, and names its faults', async () => {
  await require(true)
  const refused = await refusal(await page({ seoDescription: '' }, headings(1, 3)))
  expect(refused?.code).toBe('pages.checks_failed')
  expect(JSON.stringify(refused)).toContain('Ovens')
  expect(await refusal(await page({}, headings(1, 2, 3)))).toBeNull()
})

test('each check refuses by itself', async () => {
  await require(true)
  const body = new Uint8Array(
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#3458a0' } })
      .jpeg()
      .toBuffer(),
  )
  const photo = (await site.as((tx) => storeAsset(tx, { body, name: 'oven.jpg', alt: '' }))).id
  const link = { href: '/nowhere-at-all', newWindow: false }
  const faulty = [
    await page({ seoDescription: '' }),
    await page({}, headings(1, 1)),
    await page({}, { type: 'image', props: { asset: photo } }),
    await page({}, { type: 'image', props: { asset: null, link } }),
    await page({}, paleWords),
  ]
  for (const id of faulty) expect((await refusal(id))?.code).toBe('pages.checks_failed')
  expect(await refusal(await page({}, { type: 'image', props: { asset: photo, alt: 'An oven' } }))).toBeNull()
})

test('a link to a page that is published in the same moment is not broken', async () => {
  await require(true)
  const target = await page({ slug: 'together' })
  const link = { href: '/together', newWindow: false }
  const origin = await page({}, { type: 'image', props: { asset: null, link } })
  expect((await refusal(origin))?.code).toBe('pages.checks_failed')
  expect((await publishing(origin, target)).status).toBe(200)
})

test('the home page is described by its site', async () => {
  await require(true)
  const home = await page({ seoDescription: '' })
  await site.as((tx) => setHomepage(tx, { id: home }))
  expect((await refusal(home))?.code).toBe('pages.checks_failed')
  await site.as((tx) => changeSettings(tx, { group: 'general', values: { description: 'A bakery.' } }))
  expect(await refusal(home)).toBeNull()
})

test('the status and a later moment are no way around the checks, and a fixed page goes out', async () => {
  await require(true)
  const id = await page({ seoDescription: '' })
  const codes = await Promise.all([
    site
      .as((tx) => setStatus(tx, { id, status: statuses.published }))
      .catch((problem: { code: string }) => problem.code),
    site
      .as((tx) => publish(tx, { documents: [id], at: new Date(tx.now().getTime() + 3_600_000) }))
      .catch((problem: { code: string }) => problem.code),
  ])
  expect(codes).toEqual(['pages.checks_failed', 'pages.checks_failed'])
  await site.as((tx) => savePageSettings(tx, { id, settings: { seoDescription: 'Ovens.' } }))
  expect(await refusal(id)).toBeNull()
})

test('a private page with faults stays private once the checks are required', async () => {
  await require(false)
  const id = await page({ seoDescription: '' })
  await site.as((tx) => publish(tx, { documents: [id], status: statuses.isPrivate }))
  await require(true)
  await expect(site.as((tx) => setStatus(tx, { id, status: statuses.published }))).rejects.toMatchObject({
    code: 'pages.checks_failed',
  })
})

test('an import publishes what visitors could read before', async () => {
  await require(true)
  const id = await page({ seoDescription: '' })
  expect(await site.as((tx) => publish(tx, { documents: [id], isImport: true }))).toMatchObject({})
})

test('the dialog learns whether the checks are required', async () => {
  await require(true)
  expect((await owner.ask('/api/publish-rules')).json()).toEqual({ requiresChecks: true })
})

test('the dialog learns which words are hard to read, with their ratio and their own colour', async () => {
  const id = await page({}, paleWords)
  const { texts } = (await owner.ask(`/api/documents/${id}/faint-texts`)).json<{ texts: object[] }>()
  expect(texts).toMatchObject([{ path: ['text'], words: 'Rye', color: 'lightAccent' }])
})
