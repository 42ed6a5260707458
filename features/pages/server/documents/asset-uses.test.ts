import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { changeSettings, sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { pageWithText } from '#support/page'
import { testSite } from '#support/site'
import { changeDocument } from '../operations/append-operations.ts'
import { assetUses } from './asset-uses.ts'
import { pagesFeature } from '../pages.feature.ts'
import { publish } from '../publish/publish.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature] })
const { as } = await testSite(ctx)
const showing = (asset: string | null) => ({
  kind: 'changeSettings' as const,
  changes: [{ path: ['socialImage'], value: asset }],
})

test('before a file is deleted its owner reads which drafts and which published pages show it', async () => {
  const asset = newId()
  const [draft, shown] = await as(async (tx) => {
    const { page: draftPage } = await pageWithText(tx, 'Een', {
      title: 'Alleen in concept',
      slug: 'een',
      socialImage: asset,
    })
    const { page: two } = await pageWithText(tx, 'Twee', {
      title: 'Alleen gepubliceerd',
      slug: 'twee',
      socialImage: asset,
    })
    await pageWithText(tx, 'Drie', { title: 'Zonder', slug: 'drie' })
    await publish(tx, { documents: [two.id] })
    await changeDocument(tx, { id: two.id, operation: showing(null) })
    return [draftPage.id, two.id]
  })
  expect((await as((tx) => assetUses(tx, { id: asset }))).documents).toEqual([
    { id: shown, kind: 'page', title: 'Alleen gepubliceerd', inDraft: false, inPublished: true, inTrash: false },
    { id: draft, kind: 'page', title: 'Alleen in concept', inDraft: true, inPublished: false, inTrash: false },
  ])
})

test('the site’s own settings count as a use, and those of another site do not', async () => {
  const asset = newId()
  await as((tx) => changeSettings(tx, { group: 'general', values: { logoAssetId: asset } }))
  const other = await testSite(ctx)
  const uses = await Promise.all([as, other.as].map((on) => on((tx) => assetUses(tx, { id: asset }))))
  expect(uses).toEqual([
    { documents: [], settings: ['logoAssetId'], others: [] },
    { documents: [], settings: [], others: [] },
  ])
})
