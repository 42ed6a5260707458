import { expect, test } from 'vitest'
import { createProduct, createProductsPage, setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { publish } from '#features/pages/server'
import { sectionSchema } from '#platform/document'
import { newId } from '#platform/contract'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { pageWithText, textBlock } from '#support/page'
import { runningApp } from '#support/running'
import { publishHome } from '#support/publish-home'
import { testSite } from '#support/site'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)

test('A1.01 B0.01 one installation hosts the sites that owners built, and a visitor without an account browses their blocks', async () => {
  const sites = [
    await testSite(ctx, { name: 'bakker', start: 'blank' }),
    await testSite(ctx, { name: 'kapper', start: 'blank' }),
  ]
  for (const { site, as } of sites)
    await as(async (tx) => publish(tx, { documents: [(await pageWithText(tx, `Woorden van ${site.name}`)).page.id] }))
  for (const { site } of sites) {
    const { status, text } = await app.ask(`${site.name}.localhost:8080`, '/over-ons')
    expect([status, text.match(/Woorden van \w+(?=<\/p>)/g)]).toEqual([200, [`Woorden van ${site.name}`]])
  }
})

test('A0.01 C0.01 one hosted site is a website and an online store: a visitor reads its page and takes its product to the cart', async () => {
  const { as } = await testSite(ctx, { name: 'pottenbakker', start: 'blank' })
  const variantId = await as(async (tx) => {
    await publish(tx, { documents: [(await pageWithText(tx, 'Gedraaid aan de gracht')).page.id] })
    const { id: collectionId } = await createProductsPage(tx, { title: 'Winkel' })
    const bowl = await createProduct(tx, { collectionId, title: 'Kom', variant: { priceMinor: 1800, quantity: 2 } })
    await setProductStatus(tx, { ids: [bowl.id], status: 1 })
    return bowl.variants[0]?.id
  })
  const visitor = app.browser('pottenbakker.localhost:8080')
  expect((await visitor.ask('/over-ons')).text).toContain('Gedraaid aan de gracht')
  expect((await visitor.ask('/winkel/kom')).text).toContain('Kom')
  await visitor.send('POST', '/api/commerce/cart/entries', { variantId })
  expect((await visitor.ask('/cart')).text).toContain('href="/winkel/kom"')
})

test('C3.17 C3.20 a collection of a number that nobody knows is a generic one, and an item of such a number is rendered as text', async () => {
  const site = await testSite(ctx, { name: 'later', start: 'blank' })
  const section = newId()
  const block = textBlock(section, 'Van later')
  await site.as(async (tx) => {
    const collection = await createCollection(tx, { type: 19, title: 'Later', slug: 'later' })
    const { id } = await createItem(tx, {
      collectionId: collection.id,
      settings: { title: 'Iets', slug: 'iets', itemType: 47 },
      sections: { [section]: sectionSchema.parse({ id: section, order: 'a0' }) },
      blocks: { [block.id]: block },
    })
    await publish(tx, { documents: [collection.documentId, id] })
  })
  const index = await app.ask('later.localhost:8080', '/later')
  expect([index.status, index.text.includes('href="/later/iets"')]).toEqual([200, true])
  const item = await app.ask('later.localhost:8080', '/later/iets')
  expect([item.status, item.text.includes('Van later')]).toEqual([200, true])
})

test('until its home page is published, a site says at / that it is coming soon, and at other addresses that there is nothing', async () => {
  const site = await testSite(ctx, { name: 'straks', title: 'Straks', start: 'blank' })
  const soon = await app.ask('straks.localhost:8080', '/')
  expect([soon.status, soon.headers['cache-control']]).toEqual([200, 'no-cache'])
  expect(soon.text).toContain('<h1>Binnenkort online</h1>')
  expect(soon.text).toContain('noindex')
  expect((await app.ask('straks.localhost:8080', '/anders')).status).toBe(404)
  await publishHome(site)
  expect((await app.ask('straks.localhost:8080', '/')).text).toContain('Welkom bij Straks')
})
