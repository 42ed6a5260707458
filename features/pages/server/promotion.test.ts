import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { changeSettings, sitesFeature, websiteContext } from '#features/sites/server'
import { enumerations } from '#platform/contract'
import { testContext } from '#support/context'
import { readSettings } from '#support/internals'
import { testSite } from '#support/site'
import { pagesFeature } from './pages.feature.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx, { name: 'bakker' })
const context = () => as((tx) => websiteContext(tx, { pageType: enumerations.pageTypes.page }))
const set = (group: string, values: Record<string, unknown>) => as((tx) => changeSettings(tx, { group, values }))

test('the announcement bar shows once it is switched on and has a text', async () => {
  expect((await context()).showAnnouncementBar).toBe(false)
  await set('announcement', { showAnnouncementBar: true })
  expect((await context()).showAnnouncementBar).toBe(false)
  await set('announcement', { text: 'Zaterdag gesloten' })
  expect((await context()).showAnnouncementBar).toBe(true)
})

test('the contact bar is part of the context while it is switched on', async () => {
  expect((await context()).websiteSettings.mobileInfoBarSettings).toBeNull()
  await set('mobileInfoBar', { enabled: true, phone: '020 123 4567' })
  expect((await context()).websiteSettings.mobileInfoBarSettings).toMatchObject({ phone: '020 123 4567' })
})

test('campaign editors change the notices of a site and no other settings', async () => {
  expect(Object.keys(await as(readSettings, ['campaignsEditor']))).toEqual([
    'announcement',
    'popupOverlay',
    'mobileInfoBar',
  ])
})
