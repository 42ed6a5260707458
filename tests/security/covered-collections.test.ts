import { expect, test } from 'vitest'
import { productBlockContract } from '../../features/catalog/blocks/product/product.contract.ts'
import { productListBlockContract } from '../../features/catalog/blocks/summary/summary.contract.ts'
import { summaryBlockContract } from '../../features/content/blocks/summary-v2/summary-v2.contract.ts'
import { setProductStatus } from '#features/catalog/server'
import { createCollection, createItem } from '#features/content/server'
import { createDocument, publish, savePageSettings, setPassword, unpublish } from '#features/pages/server'
import { product } from '../../apps/server/features.ts'
import { readPublishedBlock } from '../../features/pages/server/publish/published-block.queries.ts'
import { type Block, paragraphs, sectionSchema } from '#platform/document'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Browser } from '#support/request'
import { createArea, removeArea } from '../../features/areas/server/save-areas.ts'

const ctx = await testContext({ features: product.features })
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

/** Signed in as a member of the site. */
async function memberOf(email: string) {
  const browser = app.browser('bakker.localhost:8080')
  await browser.send('POST', '/api/site-users/account', { email, password: 'koren op de molen', name: 'Bo' })
  await doDueJobs(ctx)
  const message = await ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  await browser.send('POST', '/api/site-users/account/confirm', {
    token: /confirm\?token=([\w-]{43})/.exec(message.text)?.[1],
  })
  return browser
}

/** Signed in, with access that was paid for. */
async function holderOf(productId: string) {
  const email = 'bo@example.com'
  const browser = await memberOf(email)
  const grant = {
    order_id: newId(),
    product_id: productId,
    plan_key: '',
    member_id: null,
    email,
    granted_at: ctx.now(),
    ended_at: null,
  }
  await shop.as((inside) =>
    inside.db
      .insertInto('access_grants')
      .values({ website_id: inside.site.id, ...grant })
      .execute(),
  )
  return browser
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

async function listOn(slug: string, block: ReturnType<typeof textBlock>) {
  await shop.as(async (inside) => {
    const { id } = await createDocument(inside, { kind: 'page', settings: { title: slug, slug }, ...block })
    await publish(inside, { documents: [id] })
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

test('a collection in an area covers all of its items: page, index, feed, search, site map, lists elsewhere and data for search engines', async () => {
  await shop.as(async (inside) => {
    await savePageSettings(inside, { id: notes.documentId, settings: { access: 'members' } })
    await publish(inside, { documents: [notes.documentId] })
  })
  const { starts, version } = summaryBlockContract
  await listOn('voorpagina', textBlock('summary-v2', { ...starts, collection: notes.id }, version))
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
  const titles = async () => (await app.ask('bakker.localhost:8080', '/voorpagina')).text.includes('Korst')
  expect(await titles()).toBe(true)
  await shop.as((inside) => unpublish(inside, { id: notes.documentId }))
  expect(await titles()).toBe(false)
  await shop.as((inside) => publish(inside, { documents: [notes.documentId] }))
  const later = await post('Kruim')
  await doDueJobs(ctx)
  expect((await app.ask('bakker.localhost:8080', '/notities/kruim')).status).toBe(403)
  expect(await seen()).toEqual(nothing)
  const stored = await shop.as((inside) =>
    inside.db.selectFrom('published_blocks').select('block_id').where('document_id', '=', later).execute(),
  )
  for (const one of stored) expect(await shop.as((inside) => readPublishedBlock(inside, one.block_id))).toBeNull()
  await shop.as((inside) => removeArea(inside, { id }))
  await doDueJobs(ctx)
  expect((await seen()).slice(1).every(([, status, isRead]) => status === 200 && isRead)).toBe(true)
  expect((await app.ask('bakker.localhost:8080', '/notities/kruim')).status).toBe(200)
})

test('a products page in an area covers its products: their pages, lists elsewhere, search, site map, data and carts; access stays for sale', async () => {
  const bread = await shop.product('Desembrood', { variant: { priceMinor: 700, quantity: 5, isUnlimited: false } })
  const cake = await shop.product('Kruidkoek', { variant: { priceMinor: 500 } })
  await shop.as(async (inside) => {
    await setProductStatus(inside, { ids: [access.id, bread.id, cake.id], status: 1 })
    await savePageSettings(inside, { id: shop.page.documentId, settings: { access: 'members' } })
    await publish(inside, { documents: [shop.page.documentId] })
  })
  const { starts, version } = productListBlockContract
  await listOn('etalage', textBlock('summary', { ...starts, source: 'shop', collection: null }, version))
  await listOn('gekozen', textBlock('summary', { ...starts, source: 'chosen', products: [bread.id] }, version))
  await listOn(
    'uitgelicht',
    textBlock('product', { ...productBlockContract.starts, product: bread.id }, productBlockContract.version),
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
  const { id } = await shop.as((inside) => createArea(inside, area))
  expect(await shown()).toEqual(nothing)
  await doDueJobs(ctx)
  expect(await shown()).toEqual(nothing)
  expect((await app.ask('bakker.localhost:8080', '/winkel/toegang')).status).toBe(200)
  expect((await app.ask('bakker.localhost:8080', '/winkel/desembrood')).text).toContain('Toegang')

  const add = async (browser: Browser, one: typeof bread) =>
    (await browser.send('POST', '/api/commerce/cart/entries', { variantId: one.variants[0]?.id })).status
  const stranger = app.browser('bakker.localhost:8080')
  expect([await add(stranger, bread), await add(stranger, access)]).toEqual([409, 200])
  const member = await holderOf(access.id)
  expect(await add(member, bread)).toBe(200)
  const inside = await Promise.all(
    ['/winkel', '/winkel/desembrood', '/winkel/kruidkoek'].map(async (path) => (await member.ask(path)).text),
  )
  expect(inside.map((text) => /<h1[^>]*>([^<]*)</.exec(text)?.[1])).toEqual(['Winkel', 'Desembrood', 'Kruidkoek'])
  expect(inside[1]).toContain('/winkel/kruidkoek')
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

test('a products page for members in no area covers its products for whoever is not signed in', async () => {
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
  const [stranger, member] = [app.browser('bakker.localhost:8080'), await memberOf('mia@example.com')]
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

test('a products page with a password covers its products until whoever comes gives it; a changed password closes them again', async () => {
  const tea = await shop.product('Lindethee', { variant: { priceMinor: 400, isUnlimited: true } })
  await shop.as(async (inside) => {
    await setProductStatus(inside, { ids: [tea.id], status: 1 })
    await savePageSettings(inside, { id: shop.page.documentId, settings: { access: 'public' } })
    await publish(inside, { documents: [shop.page.documentId] })
  })
  const { starts, version } = productListBlockContract
  await listOn('theetafel', textBlock('summary', { ...starts, source: 'chosen', products: [tea.id] }, version))
  await doDueJobs(ctx)
  const data = `/api/commerce/products/${tea.id}`
  const places = ['/winkel', '/winkel/lindethee', '/theetafel', '/search?q=lindethee', '/sitemap.xml', data]
  const shown = () =>
    Promise.all(
      places.map(async (path) => {
        const { status, text } = await app.ask('bakker.localhost:8080', path)
        return [path, status, text.includes('Lindethee') || text.includes('/winkel/lindethee<')]
      }),
    )
  const everything = places.map((path) => [path, 200, true])
  expect(await shown()).toEqual(everything)
  const lock = (password: string | null) =>
    shop.as((inside) => setPassword(inside, { id: shop.page.documentId, password }))
  await lock('lindebloesem')
  const nothing = places.map((path) => [path, path === data ? 404 : 200, false])
  expect(await shown()).toEqual(nothing)
  await doDueJobs(ctx)
  expect(await shown()).toEqual(nothing)
  expect((await app.ask('bakker.localhost:8080', '/winkel/toegang')).text).toContain('Toegang')

  const visitor = app.browser('bakker.localhost:8080')
  const entry = { variantId: tea.variants[0]?.id }
  const add = async () => (await visitor.send('POST', '/api/commerce/cart/entries', entry)).status
  const page = async () => (await visitor.ask('/winkel/lindethee')).text
  const open = async (password: string) => {
    const document = /name="document" value="([0-9a-f]{24})"/.exec(await page())?.[1] ?? ''
    const headers = {
      origin: 'http://bakker.localhost:8080',
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
    }
    const body = new URLSearchParams({ document, password, returnTo: '/winkel/lindethee' })
    expect((await visitor.ask('/api/site/unlock', { method: 'POST', headers, body })).status).toBe(303)
  }
  expect(await add()).toBe(409)
  await open('lindebloem')
  expect([await add(), (await page()).includes('Lindethee')]).toEqual([409, false])
  await open('lindebloesem')
  expect([await add(), (await page()).includes('Lindethee')]).toEqual([200, true])
  expect((await visitor.ask('/winkel')).text).toContain('Lindethee')
  ctx.clock.forward(1000)
  await lock('kamillebloesem')
  expect([await add(), (await page()).includes('Lindethee')]).toEqual([409, false])
  await lock(null)
  await doDueJobs(ctx)
  expect(await shown()).toEqual(everything)
})

test('the ways to a checkout follow what covers a product: a gift card’s page asks for the password, and a cart taken over leaves out what only others may see', async () => {
  const card = await shop.product('Theebon', { type: 4, variant: { priceMinor: 2500 } })
  await shop.as(async (inside) => {
    await setProductStatus(inside, { ids: [card.id, access.id], status: 1 })
    await setPassword(inside, { id: shop.page.documentId, password: 'lindebloesem' })
  })
  const host = 'bakker.localhost:8080'
  const form = (browser: Browser, path: string, fields: Record<string, string>) =>
    browser.ask(path, {
      method: 'POST',
      headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      body: new URLSearchParams(fields),
    })
  const route = `/checkout/giftcard?websiteId=${shop.site.id}&giftCardProductId=${card.id}`
  const led = async (browser: Browser) =>
    (await browser.ask(String((await browser.ask(route)).headers['location']))).text
  const [guest, stranger] = [app.browser(host), app.browser(host)]
  const locked = await led(guest)
  expect(locked).not.toContain('Theebon')
  const document = /name="document" value="([0-9a-f]{24})"/.exec(locked)?.[1] ?? ''
  await form(guest, '/api/site/unlock', { document, password: 'lindebloesem', returnTo: '/winkel/theebon' })
  expect(await led(guest)).toContain('Theebon')

  const add = (one: typeof card) => guest.send('POST', '/api/commerce/cart/entries', { variantId: one.variants[0]?.id })
  expect([(await add(card)).status, (await add(access)).status]).toEqual([200, 200])
  const taken = await form(stranger, '/checkout/subscribe', { cartToken: guest.cookies.get('__Host-cart') ?? '' })
  expect(taken.headers['location']).toBe('/cart?said=covered')
  const { text } = await stranger.ask('/cart?said=covered')
  expect([text.includes('Niet alles is meegekomen'), text.includes('Toegang'), text.includes('Theebon')]).toEqual([
    true,
    true,
    false,
  ])
})
