import { expect, test } from 'vitest'
import { trashDocument } from '#features/pages/server'
import { keepSubjects } from '#features/search/server'
import { changeSettings } from '#features/sites/server'
import { connect, migrate } from '#platform/database'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { createProduct } from './create-product.ts'
import { categoriesOf } from '../categories/categories.queries.ts'
import { createProductsPage } from '../base/products-pages.ts'
import { sellables } from '../base/sellables.ts'
import { changeProduct } from './change-product.ts'
import { changeVariant } from '../variants/change-variant.ts'
import { createCategory } from '../categories/change-categories.ts'
import { setOptions } from '../variants/set-options.ts'
import { setProductStatus } from './set-product-status.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
const app = await runningApp(ctx)
const get = (path: string) => app.ask('bakker.localhost:8080', path)
const shown = async (id: string) => shop.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))

const mok = await shop.product('Mok van Delft', {
  variant: { priceMinor: 1250, quantity: 4 },
  tags: ['Servies'],
  excerpt: 'Gedraaid en gebakken.',
})

test('a product has no page before it is published, and one from then on', async () => {
  expect((await get('/winkel/mok-van-delft')).status).toBe(404)
  await shown(mok.id)
  const { status, text } = await get('/winkel/mok-van-delft')
  expect(status).toBe(200)
  expect(text).toContain('<title>Mok van Delft')
  expect(text).toContain('data-page-type="50"')
  expect(text).toContain('€\u00A012,50')
})

test('A3.02 A3.03 structured content says prices, stock and options of each variant', async () => {
  const { json } = await get(`/api/commerce/products/${mok.id}`)
  expect(json()).toEqual({
    id: mok.id,
    title: 'Mok van Delft',
    path: '/winkel/mok-van-delft',
    currency: 'EUR',
    structuredContent: {
      productType: 'PHYSICAL',
      variants: [
        {
          price: 1250,
          salePrice: 0,
          onSale: false,
          qtyInStock: 4,
          unlimited: false,
          sku: mok.variants[0]?.sku,
          optionValues: [],
        },
      ],
    },
  })
})

test('A3.04 A4.30 a digital product has prices of its own, no variants, and is always available', async () => {
  const course = await shop.product('Cursus', { type: 2, variant: { priceMinor: 4900, saleMinor: 3900, onSale: true } })
  await shown(course.id)
  expect((await get(`/api/commerce/products/${course.id}`)).json()).toMatchObject({
    structuredContent: { productType: 'DIGITAL', priceCents: 4900, salePriceCents: 3900, onSale: true },
  })
  expect((await get('/winkel/cursus')).text).toContain('https://schema.org/InStock')
})

test('a product gives search engines its price and its availability', async () => {
  const { text } = await get('/winkel/mok-van-delft')
  expect(text).toContain('"@type":"Product"')
  expect(text).toContain('"price":"12.50"')
  expect(text).toContain('"priceCurrency":"EUR"')
})

test('a change in the shop is visible at once, without publishing', async () => {
  const [variant] = mok.variants
  await shop.as((tx) => changeVariant(tx, { id: variant?.id ?? '', values: { priceMinor: 1395 } }))
  expect((await get('/winkel/mok-van-delft')).text).toContain('13,95')
  await shop.as((tx) => changeProduct(tx, { id: mok.id, values: { title: 'Mok uit Delft', slug: 'delftse-mok' } }))
  expect((await get('/winkel/delftse-mok')).text).toContain('<title>Mok uit Delft')
  expect((await get('/winkel/mok-van-delft')).headers.location).toBe('/winkel/delftse-mok')
})

test('a products page lists published products, a category and a tag a part of them', async () => {
  const bread = await shop.as((tx) => createCategory(tx, { collectionId: shop.page.id, name: 'Brood' }))
  const rye = await shop.as((tx) =>
    createCategory(tx, { collectionId: shop.page.id, parentId: bread.id, name: 'Rogge' }),
  )
  const loaf = await shop.product('Volkoren rogge', {
    categoryIds: [rye.id],
    variant: { priceMinor: 500, isUnlimited: true },
  })
  await shown(loaf.id)
  expect((await get('/winkel')).text).toContain('Volkoren rogge')
  const below = await get('/winkel/category/brood')
  expect(below.text).toContain('Volkoren rogge')
  expect(below.text).not.toContain('Mok uit Delft</')
  expect((await get('/winkel/category/brood/rogge')).status).toBe(200)
  expect((await get('/winkel/tag/servies')).text).toContain('Mok uit Delft')
  expect((await get('/winkel/tag/servies')).text).not.toContain('Volkoren rogge')
})

test('categories are listed each before its children', async () => {
  const page = await shop.as((tx) => createProductsPage(tx, { title: 'Bakkerij' }))
  const make = (name: string, parentId: string | null = null) =>
    shop.as((tx) => createCategory(tx, { collectionId: page.id, name, parentId }))
  await make('Brood')
  await make('Speculaas', (await make('Koek')).id)
  const names = (await shop.as((tx) => categoriesOf(tx, page.id))).map(({ name }) => name)
  expect(names).toEqual(['Brood', 'Koek', 'Speculaas'])
})

test('a scheduled product appears at its moment, also on pages cached before', async () => {
  const stol = await shop.product('Kerststol', { variant: { priceMinor: 1500, isUnlimited: true } })
  await shop.as((tx) => setProductStatus(tx, { ids: [stol.id], status: 2, at: '2026-06-01T12:00:00Z' }))
  expect((await get('/winkel/kerststol')).status).toBe(404)
  expect((await get('/winkel')).text).not.toContain('Kerststol')
  ctx.clock.set('2026-06-01T12:00:01Z')
  expect((await get('/winkel/kerststol')).status).toBe(200)
  expect((await get('/winkel')).text).toContain('Kerststol')
})

test('products are found by search and listed in the site map until they are hidden', async () => {
  await doDueJobs(ctx)
  const searchPage = (await get('/search?q=rogge')).text
  expect(searchPage).toContain('href="/winkel/volkoren-rogge"')
  expect(searchPage.slice(searchPage.indexOf('<ol class="search-results"'))).toMatch(
    /search-image.*volkoren-rogge.*search-price">€\u00A05,00</s,
  )
  expect((await get('/sitemap.xml')).text).toContain('/winkel/delftse-mok</loc>')
  await shop.as((tx) => setProductStatus(tx, { ids: [mok.id], status: 4 }))
  await doDueJobs(ctx)
  expect((await get('/search?q=delft')).text).not.toContain('href="/winkel/delftse-mok"')
  expect((await get('/sitemap.xml')).text).not.toContain('/winkel/delftse-mok')
})

test('a product is found by its article number, which no result shows, and listed by the price of buying it once', async () => {
  const plan = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0, discountPpm: 100_000 }
  const subscription = await shop.product('Broodabonnement', {
    variant: { priceMinor: 2000, isUnlimited: true, sku: 'BRD-77' },
    excerpt: 'Elke week vers.',
    plan,
  })
  await shown(subscription.id)
  await doDueJobs(ctx)
  const { text } = await get('/search?q=BRD-77')
  const results = text.slice(text.indexOf('<ol class="search-results"'))
  expect(results).toContain('search-price">€\u00A020,00<')
  expect(results).toContain('Elke week vers.')
  expect(results.slice(0, results.indexOf('</ol>'))).not.toContain('77')
  const listed = (await get('/winkel')).text
  expect(listed.slice(listed.indexOf('Broodabonnement'))).toMatch(
    /€\u00A020,00<.*?Of met een abonnement: €\u00A018,00 per maand/s,
  )
})

test('a search without results shows the best sellers, and none of the hidden products', async () => {
  const { text } = await get('/search?q=onvindbaarheid')
  expect(text).toContain('Niets gevonden voor ‘onvindbaarheid’')
  const wanted = text.slice(text.indexOf('class="popular"'))
  expect(wanted).toMatch(/Nu populair.*popular-image.*href="\/winkel\/volkoren-rogge".*popular-price">€\u00A05,00</s)
  expect(wanted).not.toContain('delftse-mok')
})

test('an update of the program adds the article numbers of existing products to search', async () => {
  const old = await shop.product('Bakboek', { variant: { priceMinor: 2900, isUnlimited: true, sku: 'BOEK-411' } })
  await shown(old.id)
  await doDueJobs(ctx)
  const before = {
    subject: `product:${old.id}`,
    path: '/winkel/bakboek',
    title: 'Bakboek',
    body: '',
    visibleFrom: null,
    visibleUntil: null,
  }
  await shop.as((tx) => keepSubjects(tx, [before]))
  expect((await get('/search?q=BOEK-411')).text).toContain('Niets gevonden voor ‘BOEK-411’')
  const sql = connect(ctx.databaseUrl, { max: 1 })
  await sql`delete from migrations where file = '0030-article-numbers.sql'`
  await sql.end()
  expect(await migrate(ctx.databaseUrl, 'migrations')).toEqual(['0030-article-numbers.sql'])
  await doDueJobs(ctx)
  expect((await get('/search?q=BOEK-411')).text).toContain('href="/winkel/bakboek"')
})

test('products of a page in the trash are neither shown nor sold', async () => {
  const other = await shop.as((tx) => createProductsPage(tx, { title: 'Uitverkoop' }))
  const vase = await shop.as((tx) =>
    createProduct(tx, { collectionId: other.id, title: 'Vaas', variant: { isUnlimited: true } }),
  )
  await shown(vase.id)
  const [variant] = vase.variants
  expect((await get('/uitverkoop/vaas')).status).toBe(200)
  await shop.as((tx) => trashDocument(tx, { id: other.documentId }))
  expect((await get('/uitverkoop/vaas')).status).toBe(404)
  expect((await shop.as((tx) => sellables(tx, [variant?.id ?? '']))).get(variant?.id ?? '')?.isForSale).toBe(false)
})

test('a product of 250 variants shows every value to choose from', async () => {
  const created = await shop.product('Garen', { variant: { priceMinor: 300, isUnlimited: true } })
  const values = (count: number, prefix: string) =>
    Array.from({ length: count }, (_, at) => ({ value: `${prefix}${at}` }))
  const options = [
    { name: 'Kleur', values: values(50, 'kleur') },
    { name: 'Dikte', values: values(5, 'dikte') },
  ]
  await shop.as((tx) => setOptions(tx, { id: created.id, options }))
  await shown(created.id)
  const { status, text } = await get('/winkel/garen')
  expect(status).toBe(200)
  expect(text).toContain('kleur49')
})

test('search engines read which variant has which colour and size; a custom option of the shop stays in the name', async () => {
  const created = await shop.product('Trui')
  const options = [
    { name: 'Kleur', values: [{ value: 'Rood' }, { value: 'Blauw' }] },
    { name: 'Maat', values: [{ value: 'M' }] },
    { name: 'Inpakken', values: [{ value: 'Ja' }] },
  ]
  await shop.as((tx) => setOptions(tx, { id: created.id, options }))
  await shown(created.id)
  const { text } = await get('/winkel/trui')
  const parts = [...text.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].flatMap(
    ([, json = '']) => JSON.parse(json) as object,
  )
  expect(parts).toContainEqual(
    expect.objectContaining({
      '@type': 'ProductGroup',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: expect.arrayContaining([
        expect.objectContaining({ name: 'Trui – Blauw – M – Ja', color: 'Blauw', size: 'M' }),
      ]),
    }),
  )
})
