import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { sitesFeature } from '../sites.feature.ts'
import { isSwitchedOn } from './switchable.ts'
import { setFeatures, siteFeatures } from './set-features.ts'

const ctx = await testContext({ features: [sitesFeature] })
const site = await testSite(ctx, { name: 'molen', start: 'blank' })
const stateOf = (name: string) =>
  site.as(async (tx) => (await siteFeatures(tx)).flags.find(({ flag }) => flag === name))

test('a feature that is switched off is off at once, and the audit trail has an entry', async () => {
  expect(await site.as((tx) => isSwitchedOn(tx, 'gift-cards'))).toBe(true)
  await site.as((tx) => setFeatures(tx, { on: ['session-recording'], off: ['gift-cards', 'comments'] }))
  expect(await site.as((tx) => isSwitchedOn(tx, 'gift-cards'))).toBe(false)
  expect(await stateOf('session-recording')).toMatchObject({ isOn: true, isInPlan: true })
  const entries = await site.as((tx) =>
    tx.db
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .where('chain', '=', site.site.id)
      .where('action', '=', 'site.flag_changed')
      .orderBy('seq')
      .execute(),
  )
  expect(entries).toEqual(
    ['session-recording', 'gift-cards', 'comments'].map((subject) => ({ action: 'site.flag_changed', subject })),
  )
})

test('a plan decides which features a site may have, and features that are off stay off', async () => {
  const { plan, flags } = await site.as((tx) => setFeatures(tx, { on: [], off: [], plan: 'personal' }))
  expect(plan).toBe('personal')
  expect(flags.find(({ flag }) => flag === 'product-reviews')).toMatchObject({ isOn: true, isInPlan: false })
  expect(await site.as((tx) => isSwitchedOn(tx, 'product-reviews'))).toBe(false)
  await site.as((tx) => setFeatures(tx, { on: [], off: [], plan: 'own' }))
  expect(await site.as((tx) => isSwitchedOn(tx, 'product-reviews'))).toBe(true)
  expect(await stateOf('gift-cards')).toMatchObject({ isOn: false, isInPlan: true })
})
