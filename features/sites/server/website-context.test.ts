import { expect, test } from 'vitest'
import { enumerations } from '#platform/contract'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { enabledFeatures, entitlements, isEnabled, setFlag } from './entitlements.ts'
import { changeLabs, readLabs } from './labs.ts'
import { changeSettings, readSettings } from './settings.ts'
import { type ContextPage, forAccount, websiteContext } from './website-context.ts'

const ctx = await testContext()
const { site, account, as } = await testSite(ctx, { name: 'bakker' })
const page = { pageType: enumerations.pageTypes.page }
const context = (facts: ContextPage = page) => as((inside) => websiteContext(inside, facts))

test('C3.90 websiteSettings has the documented names', async () => {
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
  await as((inside) =>
    changeSettings(inside, { group: 'popupOverlay', values: { enabled: true, displayFrequency: -1 } }),
  )
  const { websiteSettings } = await context()
  expect(Object.keys(websiteSettings.popupOverlaySettings ?? {})).toEqual([
    'style',
    'enableMobile',
    'version',
    'showUntilSignup',
    'displayFrequency',
  ])
})

test('C3.91 website has baseUrl, typekitId, developerMode and cloneable', async () => {
  expect((await context()).website).toMatchObject({
    baseUrl: 'http://bakker.localhost:8080',
    typekitId: '',
    developerMode: false,
    cloneable: false,
  })
})

test('C3.92 C3.98 cached bytes name no account and no roles; an answer to one person does', async () => {
  const cached = await context()
  expect([cached.websiteRoles, cached.authenticatedAccount]).toEqual([[], null])
  expect(forAccount(cached, account, ['editor'])).toMatchObject({
    websiteRoles: ['editor'],
    authenticatedAccount: { id: account.id },
  })
})

test('C3.93 collection, item and page type are those of the page', async () => {
  const facts = {
    pageType: enumerations.pageTypes.item,
    collection: { id: 'c'.repeat(24) },
    item: { id: 'd'.repeat(24) },
  }
  expect(await context(facts)).toMatchObject(facts)
  expect(await context()).toMatchObject({ collection: null, item: null, pageType: 2 })
})

test('C3.94 C3.95 C3.96 demoCollections, fonts and rollups are lists', async () => {
  const facts = {
    ...page,
    googleFonts: [{ includeName: 'Inter' }],
    typekitFonts: [{ id: 'abc', variations: ['n4'] }],
    rollups: { js: ['boot.js'], css: [] },
  }
  expect(await context(facts)).toMatchObject({
    demoCollections: [],
    googleFonts: facts.googleFonts,
    typekitFonts: facts.typekitFonts,
    rollups: facts.rollups,
  })
})

test('C3.97 the announcement bar shows once it is switched on and says something', async () => {
  expect((await context()).showAnnouncementBar).toBe(false)
  await as((inside) => changeSettings(inside, { group: 'announcement', values: { showAnnouncementBar: true } }))
  expect((await context()).showAnnouncementBar).toBe(false)
  await as((inside) => changeSettings(inside, { group: 'announcement', values: { text: 'Zaterdag gesloten' } }))
  expect((await context()).showAnnouncementBar).toBe(true)
})

test('B3.81 B3.82 B3.83 B3.84 B3.85 B3.86 the site context tells type, status, developer mode, identifier, account and tweak values', async () => {
  const read = await context({ ...page, tweaks: { siteWidth: 1200 } })
  expect(read).toMatchObject({
    website: { id: site.id, identifier: 'bakker', websiteType: 1, siteStatus: { value: 8 }, developerMode: false },
    authenticatedAccount: null,
    tweakValues: { siteWidth: 1200 },
  })
})

test('B6.03 developer mode can be read by what runs on the page', async () => {
  await as((inside) => changeSettings(inside, { group: 'advanced', values: { developerMode: true } }))
  expect((await context()).website.developerMode).toBe(true)
  await as((inside) => changeSettings(inside, { group: 'advanced', values: { developerMode: false } }))
})

test('R1.58 B7.32 C7.54 beta flags are in the context of a site in the circle once the list has them on', async () => {
  const change = { features: { 'new-swipe': true } }
  await expect(as((inside) => changeLabs(inside, 'circle', change))).rejects.toMatchObject({
    code: 'sites.not_enabled',
  })
  await as((inside) => setFlag(inside, 'beta-circle', true))
  expect((await as((inside) => readLabs(inside, 'circle'))).features).toMatchObject([
    { key: 'textarea-max-length', enabled: false },
    { key: 'new-swipe', enabled: false },
  ])
  expect((await as((inside) => changeLabs(inside, 'circle', change))).features).toMatchObject([
    { enabled: false },
    { key: 'new-swipe', enabled: true },
  ])
  expect((await context()).betaFeatureFlags).toEqual(['new-swipe'])
  await as((inside) => setFlag(inside, 'beta-circle', false))
  expect((await context()).betaFeatureFlags).toEqual([])
})

test('the internal list is for staff, and a key that is not on a list is refused', async () => {
  await expect(as((inside) => readLabs(inside, 'internal'))).rejects.toMatchObject({ code: 'accounts.staff_only' })
  await ctx.db.updateTable('accounts').set({ staff: true }).where('id', '=', account.id).execute()
  expect((await as((inside) => readLabs(inside, 'internal'))).features).toMatchObject([{ key: 'experiment-override' }])
  await expect(as((inside) => changeLabs(inside, 'internal', { features: { nonsense: true } }))).rejects.toMatchObject({
    code: 'sites.labs_unknown',
  })
  await ctx.db.updateTable('accounts').set({ staff: false }).where('id', '=', account.id).execute()
})

test('the context is plain JSON and holds no code of the owner', async () => {
  await as((inside) =>
    changeSettings(inside, { group: 'codeInjection', values: { header: '<script>secret()</script>' } }),
  )
  const read = await context()
  expect(JSON.parse(JSON.stringify(read))).toEqual(read)
  expect(JSON.stringify(read)).not.toContain('secret')
})

test('a group of settings is changed and read by the roles that its permission names', async () => {
  const values = { header: '<script></script>' }
  await expect(
    as((inside) => changeSettings(inside, { group: 'codeInjection', values }), ['editor']),
  ).rejects.toMatchObject({
    code: 'accounts.not_allowed',
  })
  await expect(
    as((inside) => changeSettings(inside, { group: 'general', values: {} }), ['viewer']),
  ).rejects.toMatchObject({
    code: 'accounts.not_allowed',
  })
  expect(Object.keys(await as(readSettings, ['campaignsEditor']))).toEqual([
    'announcement',
    'popupOverlay',
    'mobileInfoBar',
  ])
  expect(Object.keys(await as(readSettings, ['billing']))).toEqual([])
})

test('only what is given changes, and what does not fit is refused with its place', async () => {
  await as((inside) => changeSettings(inside, { group: 'general', values: { description: 'Brood' } }))
  await as((inside) => changeSettings(inside, { group: 'general', values: { disqusShortname: 'korenbloem' } }))
  expect(await as(readSettings)).toMatchObject({ general: { description: 'Brood', disqusShortname: 'korenbloem' } })
  const wrong = as((inside) => changeSettings(inside, { group: 'cookies', values: { cookieBannerTheme: 'PINK' } }))
  await expect(wrong).rejects.toMatchObject({ code: 'sites.settings_unfit', details: { where: 'cookieBannerTheme' } })
  await expect(
    as((inside) => changeSettings(inside, { group: 'general', values: { role: 'admin' } })),
  ).rejects.toMatchObject({
    code: 'sites.settings_unfit',
  })
  await expect(
    as((inside) =>
      changeSettings(inside, {
        group: 'social',
        values: { links: [{ id: 'a', service: 'x', url: 'javascript:alert(1)' }] },
      }),
    ),
  ).rejects.toMatchObject({ code: 'sites.settings_unfit' })
})

test('R1.58 a feature is on when the plan and the flag both allow it', async () => {
  expect(await as((inside) => isEnabled(inside, 'gift-cards'))).toBe(true)
  await as((inside) => setFlag(inside, 'gift-cards', false))
  expect(await as((inside) => isEnabled(inside, 'gift-cards'))).toBe(false)
  await as((inside) => setFlag(inside, 'gift-cards', true))
  await ctx.db.updateTable('websites').set({ plan: 'personal' }).where('id', '=', site.id).execute()
  expect(await as((inside) => isEnabled(inside, 'gift-cards'))).toBe(false)
  await ctx.db.updateTable('websites').set({ plan: 'unheard-of' }).where('id', '=', site.id).execute()
  expect(await as(enabledFeatures)).toEqual([])
  await ctx.db.updateTable('websites').set({ plan: 'own' }).where('id', '=', site.id).execute()
})

test('C3.33 entitlements are numbered from 1 to at most 70 and cover the documented ones', () => {
  const numbers = Object.values(entitlements)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every((number) => number >= 1 && number <= 70)).toBe(true)
  expect(Object.keys(entitlements)).toEqual(
    expect.arrayContaining(['pages', 'contributors', 'commerce', 'giftCards', 'pointOfSale', 'codeInjection']),
  )
})
