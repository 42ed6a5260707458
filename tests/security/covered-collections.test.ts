import { expect, test } from 'vitest'
import { productBlockContract } from '../../features/catalog/blocks/product/product.contract.ts'
import { productListBlockContract } from '../../features/catalog/blocks/summary/summary.contract.ts'
import { summaryBlockContract } from '../../features/content/blocks/summary-v2/summary-v2.contract.ts'
import { setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings, unpublish } from '#features/pages/server'
import { product } from '../../apps/server/features.ts'
import { readPublishedBlock } from '../../features/pages/server/publish/published-block.queries.ts'
import { sectionSchema } from '#platform/document'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { sectionWith, textSection } from '#support/text-section'
import { memberOf } from './locked/world.ts'
import type { Browser } from '#support/request'
import { createArea, removeArea } from '../../features/areas/server/save-areas.ts'

const ctx = await testContext({ features: product.features })
const shop = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const secret = 'zuurdesemgeheim'
const access = await shop.product('Toegang', { type: 5, variant: { priceMinor: 900 } })

/** Signed in, with access that was paid for. */
const holderOf = (productId: string) => memberOf({ ctx, app, shop }, 'bo@example.com', productId)

const notes = await shop.as((tx) => createCollection(tx, { type: 'blog', title: 'Notities' }))
const post = (title: string) =>
  shop.as(async (tx) => {
    const body = textSection(`Het ${secret} ligt in de schatkamer.`)
    const wanted = {
      collectionId: notes.id,
      settings: { title, description: `Over ${secret}` },
      sections: Object.fromEntries(body.sections.map((section) => [section.id, sectionSchema.parse(section)])),
      blocks: Object.fromEntries(body.blocks.map((block) => [block.id, block])),
    }
    const { id } = await createItem(tx, wanted)
    await publish(tx, { documents: [id] })
    return id
  })

async function listOn(slug: string, block: ReturnType<typeof sectionWith>) {
  await shop.as(async (tx) => {
    const { id } = await createDocument(tx, { kind: 'page', settings: { title: slug, slug }, ...block })
    await publish(tx, { documents: [id] })
  })
}

const addresses = [
  '/notities',
  '/notities/korst',
  '/feed/notities',
  '/sitemap.xml',
  '/search?q=schatkamer',
  '/voorpagina',
] as const
async function seen() {
  const answers = await Promise.all(addresses.map((address) => app.ask('bakker.localhost:8080', address)))
  return answers.map(({ status, text }, at) => [
    addresses[at],
    status,
    text.includes(secret) || text.includes('/notities/korst</loc>'),
  ])
}

const accessOf = (documentId: string, access: 'public' | 'members') =>
  shop.as((tx) => savePageSettings(tx, { id: documentId, settings: { access } }))

test('a collection for members covers all of its items, in an area or in none: page, index, feed, search, site map, lists elsewhere and data for search engines', async () => {
  await shop.as((tx) => publish(tx, { documents: [notes.documentId] }))
  const { starts, version } = summaryBlockContract
  await listOn('voorpagina', sectionWith('summary-v2', { ...starts, collection: notes.id }, version))
  await post('Korst')
  await doDueJobs(ctx)
  const everything = addresses.map((address) => [address, 200, true])
  expect(await seen()).toEqual(everything)
  await accessOf(notes.documentId, 'members')
  const nothing = addresses.map((address) => [
    address,
    address.startsWith('/notities') ? 403 : address.startsWith('/feed') ? 404 : 200,
    false,
  ])
  // Before any job has run, so that nobody reads what an index has not forgotten yet.
  expect(await seen()).toEqual(nothing)
  await doDueJobs(ctx)
  expect(await seen()).toEqual(nothing)
  const area = { title: 'Notities', lead: '', documentIds: [notes.documentId], productIds: [access.id] }
  const { id } = await shop.as((tx) => createArea(tx, area))
  expect(await seen()).toEqual(nothing)
  await accessOf(notes.documentId, 'public')
  expect(await seen()).toEqual(nothing)
  await shop.as((tx) => unpublish(tx, { id: notes.documentId }))
  const titles = async () => (await app.ask('bakker.localhost:8080', '/voorpagina')).text.includes('Korst')
  expect(await titles()).toBe(false)
  await shop.as((tx) => publish(tx, { documents: [notes.documentId] }))
  const later = await post('Kruim')
  await doDueJobs(ctx)
  expect((await app.ask('bakker.localhost:8080', '/notities/kruim')).status).toBe(403)
  expect(await seen()).toEqual(nothing)
  expect(await titles()).toBe(false)
  const stored = await shop.as((tx) =>
    tx.db.selectFrom('published_blocks').select('block_id').where('document_id', '=', later).execute(),
  )
  for (const row of stored) expect(await shop.as((tx) => readPublishedBlock(tx, row.block_id))).toBeNull()
  await shop.as((tx) => removeArea(tx, { id }))
  await doDueJobs(ctx)
  expect(await seen()).toEqual(everything)
  expect([(await app.ask('bakker.localhost:8080', '/notities/kruim')).status, await titles()]).toEqual([200, true])
})

test('a products page in an area covers its products: their pages, lists elsewhere, search, site map, data and carts; access stays for sale', async () => {
  const bread = await shop.product('Desembrood', { variant: { priceMinor: 700, quantity: 5, isUnlimited: false } })
  const cake = await shop.product('Kruidkoek', { variant: { priceMinor: 500 } })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [access.id, bread.id, cake.id], status: 1 })
    await savePageSettings(tx, { id: shop.page.documentId, settings: { access: 'members' } })
    await publish(tx, { documents: [shop.page.documentId] })
  })
  const { starts, version } = productListBlockContract
  await listOn('etalage', sectionWith('summary', { ...starts, source: 'shop', collection: null }, version))
  await listOn('gekozen', sectionWith('summary', { ...starts, source: 'chosen', products: [bread.id] }, version))
  await listOn(
    'uitgelicht',
    sectionWith('product', { ...productBlockContract.starts, product: bread.id }, productBlockContract.version),
  )
  await doDueJobs(ctx)
  const data = `/api/commerce/products/${bread.id}`
  const places = [
    '/winkel',
    '/winkel/desembrood',
    '/winkel/kruidkoek',
    '/etalage',
    '/gekozen',
    '/uitgelicht',
    '/search?q=desembrood',
    '/sitemap.xml',
    data,
  ]
  const shown = () =>
    Promise.all(
      places.map(async (path) => {
        const { status, text } = await app.ask('bakker.localhost:8080', path)
        return [path, status, text.includes('Desembrood') || text.includes('/winkel/desembrood<')]
      }),
    )
  const nothing = places.map((path) => [path, path === data ? 404 : path.startsWith('/winkel') ? 403 : 200, false])
  expect(await shown()).toEqual(nothing)
  const area = { title: 'Winkel', lead: '', documentIds: [shop.page.documentId], productIds: [access.id] }
  const { id } = await shop.as((tx) => createArea(tx, area))
  expect(await shown()).toEqual(nothing)
  await doDueJobs(ctx)
  expect(await shown()).toEqual(nothing)
  expect((await app.ask('bakker.localhost:8080', '/winkel/toegang')).status).toBe(200)
  expect((await app.ask('bakker.localhost:8080', '/winkel/desembrood')).text).toContain('Toegang')

  const add = async (browser: Browser, shopProduct: typeof bread) =>
    (await browser.send('POST', '/api/commerce/cart/entries', { variantId: shopProduct.variants[0]?.id })).status
  const stranger = app.browser('bakker.localhost:8080')
  expect([await add(stranger, bread), await add(stranger, access)]).toEqual([409, 200])
  const member = await holderOf(access.id)
  expect(await add(member, bread)).toBe(200)
  const siteCtx = await Promise.all(
    ['/winkel', '/winkel/desembrood', '/winkel/kruidkoek'].map(async (path) => (await member.ask(path)).text),
  )
  expect(siteCtx.map((text) => /<h1[^>]*>([^<]*)</.exec(text)?.[1])).toEqual(['Winkel', 'Desembrood', 'Kruidkoek'])
  expect(siteCtx[1]).toContain('/winkel/kruidkoek')
  await shop.as((own) => removeArea(own, { id }))
  await doDueJobs(ctx)
  expect(await shown()).toEqual(nothing)
  await shop.as((own) => unpublish(own, { id: shop.page.documentId }))
  await doDueJobs(ctx)
  expect((await shown()).slice(3)).toEqual(nothing.slice(3))
  await shop.as(async (own) => {
    await publish(own, { documents: [shop.page.documentId] })
    await savePageSettings(own, { id: shop.page.documentId, settings: { access: 'public' } })
    await publish(own, { documents: [shop.page.documentId] })
  })
  await doDueJobs(ctx)
  expect((await shown()).every(([, status, isRead]) => status === 200 && isRead)).toBe(true)
})

test('a products page for members in no area covers its products for signed-out visitors', async () => {
  const rye = await shop.product('Roggemik', { variant: { priceMinor: 300, isUnlimited: true } })
  const close = (access: 'public' | 'members') =>
    shop.as(async (own) => {
      await savePageSettings(own, { id: shop.page.documentId, settings: { access } })
      await publish(own, { documents: [shop.page.documentId] })
    })
  await shop.as((own) => setProductStatus(own, { ids: [rye.id], status: 1 }))
  await close('members')
  const add = async (browser: Browser) =>
    (await browser.send('POST', '/api/commerce/cart/entries', { variantId: rye.variants[0]?.id })).status
  const [stranger, member] = [
    app.browser('bakker.localhost:8080'),
    await memberOf({ ctx, app, shop }, 'mia@example.com', null),
  ]
  const seenBy = async (browser: Browser) => [
    (await browser.ask('/winkel/roggemik')).status,
    (await browser.ask('/winkel')).status,
    await add(browser),
  ]
  expect([await seenBy(stranger), await seenBy(member)]).toEqual([
    [403, 403, 409],
    [200, 200, 200],
  ])
  await close('public')
  expect(await seenBy(stranger)).toEqual([200, 200, 200])
})
