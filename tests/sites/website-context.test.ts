import { expect, test } from 'vitest'
import { createCollection, createItem } from '#features/content/server'
import { publish } from '#features/pages/server'
import { changeSettings, type WebsiteContext } from '#features/sites/server'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { ownerBrowser } from '#support/owner-browser'
import { pageWithText } from '#support/page'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { setFlag } from '#support/site-flags'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
const site = await testSite(ctx, { name: 'bakker', start: 'blank' })
const { as } = site
const owner = await ownerBrowser(app, ctx, site)
const set = (group: Parameters<typeof changeSettings>[1]['group'], values: Record<string, unknown>) =>
  as((tx) => changeSettings(tx, { group, values }))

// Only owners' own code reads the context, so only pages that hold some carry it.
await set('codeInjection', { header: '<script>greet()</script>' })
await as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, 'Woorden')).page.id] }))

async function context(path = '/over-ons'): Promise<WebsiteContext> {
  const { status, text } = await app.ask('bakker.localhost:8080', path)
  expect(status).toBe(200)
  return JSON.parse(/id="website-context">(.*?)<\/script>/s.exec(text)?.[1] ?? '') as WebsiteContext
}

test('C3.90 a page has the settings of its website under their documented names', async () => {
  const { websiteSettings } = await context()
  expect(Object.keys(websiteSettings)).toEqual(
    expect.arrayContaining([
      'disqusShortname',
      'commentsEnabled',
      'popupOverlaySettings',
      'mobileInfoBarSettings',
      'pinterestOverlayOptions',
      'cookieSettings',
    ]),
  )
  expect(websiteSettings.pinterestOverlayOptions).toHaveProperty('mode')
  expect(websiteSettings.cookieSettings).toHaveProperty('isCookieBannerEnabled')
})

test('C3.90 C3.75 a popup overlay that is switched on is in the context with its documented names', async () => {
  await set('popupOverlay', { enabled: true, displayFrequency: -1 })
  const { websiteSettings } = await context()
  expect(Object.keys(websiteSettings.popupOverlaySettings ?? {})).toEqual([
    'style',
    'enableMobile',
    'version',
    'showUntilSignup',
    'displayFrequency',
  ])
})

test('C3.91 B3.81 B3.82 B3.83 B3.84 website has its address, type, status, identifier, Typekit id, developer mode and whether it may be cloned', async () => {
  expect((await context()).website).toMatchObject({
    id: site.site.id,
    identifier: 'bakker',
    baseUrl: 'http://bakker.localhost:8080',
    websiteType: 1,
    siteStatus: { value: 8 },
    typekitId: '',
    developerMode: false,
    cloneable: false,
  })
})

test('B6.03 B3.83 developer mode is readable for scripts on the page', async () => {
  await set('advanced', { developerMode: true })
  expect((await context()).website.developerMode).toBe(true)
})

test('C3.92 C3.98 B3.85 roles and account are in the context, and empty in pages that are the same for all', async () => {
  expect(await context()).toMatchObject({ websiteRoles: [], authenticatedAccount: null })
})

test('C2.02 C2.05 C3.93 collection, item and page type are those of the page', async () => {
  const ids = await as(async (tx) => {
    const blog = await createCollection(tx, { type: 'blog', title: 'Nieuws' })
    const post = await createItem(tx, { collectionId: blog.id, settings: { title: 'Rogge' } })
    await publish(tx, { documents: [blog.documentId, post.id] })
    return { collection: blog.id, item: post.id }
  })
  expect(await context('/nieuws/rogge')).toMatchObject({
    collection: { id: ids.collection },
    item: { id: ids.item },
    pageType: 50,
  })
  expect(await context('/nieuws')).toMatchObject({ collection: { id: ids.collection }, item: null, pageType: 1 })
  expect(await context()).toMatchObject({ collection: null, item: null, pageType: 2 })
})

test('C3.94 C3.95 C3.96 demo collections, fonts and rollups are lists', async () => {
  await set('advanced', { typekitId: 'abc1def' })
  const { demoCollections, googleFonts, typekitFonts, rollups } = await context()
  expect(demoCollections).toEqual([])
  expect(googleFonts.map((font) => Object.keys(font))).toContainEqual(['includeName'])
  expect(typekitFonts).toEqual([{ id: 'abc1def', variations: [] }])
  expect(rollups).toEqual({ js: [expect.stringMatching(/\.js$/)], css: [] })
})

test('R1.58 B7.32 C7.54 a feature on trial is edited by the lists of the labs, and pages read it from their context', async () => {
  const send = () => owner.send('POST', '/api/labs/circle', { features: { 'page-transitions': true } })
  expect((await send()).json()).toMatchObject({ code: 'sites.not_enabled' })
  await as((tx) => setFlag(tx, 'beta-circle', true))
  expect((await send()).json()).toMatchObject({ features: [{ key: 'page-transitions', enabled: true }] })
  expect((await context()).betaFeatureFlags).toEqual(['page-transitions'])
  expect((await app.ask('bakker.localhost:8080', '/over-ons')).text).toContain('@view-transition')
})

test('R1.58 a feature is on when the plan and the flag both allow it', async () => {
  const isOn = async () => (await context()).featureFlags.includes('gift-cards')
  const plan = (name: string) =>
    ctx.db.updateTable('websites').set({ plan: name }).where('id', '=', site.site.id).execute()
  const visibly = (work: Promise<unknown>) => work.then(() => set('general', { description: crypto.randomUUID() }))
  expect(await isOn()).toBe(true)
  await visibly(as((tx) => setFlag(tx, 'gift-cards', false)))
  expect(await isOn()).toBe(false)
  await visibly(as((tx) => setFlag(tx, 'gift-cards', true)))
  expect(await isOn()).toBe(true)
  await visibly(plan('personal'))
  expect(await isOn()).toBe(false)
})
