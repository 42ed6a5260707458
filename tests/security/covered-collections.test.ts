import { expect, test } from 'vitest'
import { summaryBlockContract } from '../../features/content/blocks/summary-v2/summary-v2.contract.ts'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings } from '#features/pages/server'
import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { membersFeature } from '#features/members/server'
import { ordersFeature } from '#features/orders/server'
import { paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { subscriptionsFeature } from '#features/subscriptions/server'
import { taxFeature } from '#features/tax/server'
import { readPublishedBlock } from '../../features/pages/server/published-block.queries.ts'
import { type Block, paragraphs, sectionSchema } from '#platform/blocks'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { areasFeature } from '../../features/areas/server/areas.feature.ts'
import { createArea, removeArea } from '../../features/areas/server/save-areas.ts'

const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature, ordersFeature, subscriptionsFeature]
const ctx = await testContext({ features: [...shopFeatures, membersFeature, ...money, areasFeature] })
const shop = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const secret = 'zuurdesemgeheim'
const access = await shop.product('Toegang', { type: 5, variant: { priceMinor: 900 } })

function textBlock(type: string, props: Record<string, unknown>, version = 1) {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const block: Block = { id: newId(), section, order: 'a0', type, version, props, place }
  return { sections: [{ id: section, order: 'a0' }], blocks: [block] }
}

const notes = await shop.as((inside) => createCollection(inside, { type: 'blog', title: 'Notities' }))
const post = (title: string) =>
  shop.as(async (inside) => {
    const body = textBlock('html', { text: paragraphs(`Het ${secret} ligt in de schatkamer.`) })
    const wanted = {
      collectionId: notes.id,
      settings: { title, description: `Over ${secret}` },
      sections: Object.fromEntries(body.sections.map((one) => [one.id, sectionSchema.parse(one)])),
      blocks: Object.fromEntries(body.blocks.map((one) => [one.id, one])),
    }
    const { id } = await createItem(inside, wanted)
    await publish(inside, { documents: [id] })
    return id
  })

const addresses = ['/notities', '/notities/korst', '/feed/notities', '/sitemap.xml', '/search?q=schatkamer', '/voorpagina'] as const
async function seen() {
  const answers = await Promise.all(addresses.map((address) => app.ask('bakker.localhost:8080', address)))
  return answers.map(({ status, text }, at) => [addresses[at], status, text.includes(secret) || text.includes('/notities/korst</loc>')])
}

test('a collection in an area covers all of its items: page, index, feed, search, site map, lists elsewhere and data for search engines', async () => {
  await shop.as(async (inside) => {
    await savePageSettings(inside, { id: notes.documentId, settings: { access: 'members' } })
    const { starts, version } = summaryBlockContract
    const list = textBlock('summary-v2', { ...starts, collection: notes.id }, version)
    const front = await createDocument(inside, { kind: 'page', settings: { title: 'Voorpagina', slug: 'voorpagina' }, ...list })
    await publish(inside, { documents: [notes.documentId, front.id] })
  })
  await post('Korst')
  await doDueJobs(ctx)
  expect(await seen()).toEqual([
    ['/notities', 403, false],
    ['/notities/korst', 200, true],
    ['/feed/notities', 200, true],
    ['/sitemap.xml', 200, true],
    ['/search?q=schatkamer', 200, true],
    ['/voorpagina', 200, true],
  ])
  const area = { title: 'Notities', lead: '', documentIds: [notes.documentId], productIds: [access.id] }
  const { id } = await shop.as((inside) => createArea(inside, area))
  const nothing = addresses.map((address) => [address, address.startsWith('/notities') ? 403 : 200, false])
  // Before any job has run, so that nobody reads what an index has not forgotten yet.
  expect(await seen()).toEqual(nothing)
  await doDueJobs(ctx)
  expect(await seen()).toEqual(nothing)
  const later = await post('Kruim')
  await doDueJobs(ctx)
  expect((await app.ask('bakker.localhost:8080', '/notities/kruim')).status).toBe(403)
  expect(await seen()).toEqual(nothing)
  const stored = await shop.as((inside) => inside.db.selectFrom('published_blocks').select('block_id').where('document_id', '=', later).execute())
  for (const one of stored) expect(await shop.as((inside) => readPublishedBlock(inside, one.block_id))).toBeNull()
  await shop.as((inside) => removeArea(inside, { id }))
  await doDueJobs(ctx)
  expect((await seen()).slice(1).every(([, status, isRead]) => status === 200 && isRead)).toBe(true)
  expect((await app.ask('bakker.localhost:8080', '/notities/kruim')).status).toBe(200)
})
