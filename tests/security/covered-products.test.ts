import { expect, test } from 'vitest'
import { productListBlockContract } from '../../features/catalog/blocks/summary/summary.contract.ts'
import { setProductStatus } from '#features/catalog/server'
import { createDocument, publish, savePageSettings, setPassword } from '#features/pages/server'
import { product } from '../../apps/server/features.ts'
import { type Block } from '#platform/document'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import type { Browser } from '#support/request'

const ctx = await testContext({ features: product.features })
const shop = await testShop(await testSite(ctx, { name: 'bakker', title: 'Korenbloem', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const access = await shop.product('Toegang', { type: 5, variant: { priceMinor: 900 } })
await shop.as((tx) => setProductStatus(tx, { ids: [access.id], status: 1 }))

function textBlock(type: string, props: Record<string, unknown>, version = 1) {
  const section = newId()
  const place = { desktop: { x: 0, y: 0, w: 24, h: 2, z: 0 }, mobile: null }
  const block: Block = { id: newId(), section, order: 'a0', type, version, props, place }
  return { sections: [{ id: section, order: 'a0' }], blocks: [block] }
}

async function listOn(slug: string, block: ReturnType<typeof textBlock>) {
  await shop.as(async (tx) => {
    const { id } = await createDocument(tx, { kind: 'page', settings: { title: slug, slug }, ...block })
    await publish(tx, { documents: [id] })
  })
}

test('a products page with a password covers its products until it is entered; a changed password closes them again', async () => {
  const tea = await shop.product('Lindethee', { variant: { priceMinor: 400, isUnlimited: true } })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [tea.id], status: 1 })
    await savePageSettings(tx, { id: shop.page.documentId, settings: { access: 'public' } })
    await publish(tx, { documents: [shop.page.documentId] })
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
  const lock = (password: string | null) => shop.as((tx) => setPassword(tx, { id: shop.page.documentId, password }))
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
  const notice = 'Afgeschermd nadat je het toevoegde. Open de pagina en log in of geef het wachtwoord, of verwijder het'
  const cart = async () => {
    const { text } = await visitor.ask('/cart')
    return [text.includes(notice), text.includes('href="/commerce/goto-checkout"')]
  }
  expect(await cart()).toEqual([true, false])
  const refused = String((await visitor.ask('/commerce/goto-checkout')).headers['location'])
  expect(refused).toMatch(/^\/cart\?said=locked&line=/)
  expect((await visitor.ask(refused)).text).toContain(notice)
  const details = { email: 'ana@example.com', lastName: 'Silva', country: 'NL' }
  const headers = {
    origin: 'http://bakker.localhost:8080',
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'navigate',
  }
  for (const [path, fields] of [
    ['/api/commerce/checkout', details],
    ['/api/commerce/checkout/order', { fingerprint: 'x', provider: 'test' }],
  ] as const) {
    const body = new URLSearchParams(fields)
    const { headers: answered } = await visitor.ask(path, { method: 'POST', headers, body })
    expect(answered['location']).toBe(refused)
  }
  await open('kamillebloesem')
  expect(await cart()).toEqual([false, true])
  await lock(null)
  await doDueJobs(ctx)
  expect(await shown()).toEqual(everything)
})

test('the ways to a checkout follow the cover of a product: a gift card’s page requires the password, and an adopted cart leaves out products that only others may see', async () => {
  const card = await shop.product('Theebon', { type: 4, variant: { priceMinor: 2500 } })
  await shop.as(async (tx) => {
    await setProductStatus(tx, { ids: [card.id, access.id], status: 1 })
    await setPassword(tx, { id: shop.page.documentId, password: 'lindebloesem' })
  })
  const host = 'bakker.localhost:8080'
  const form = (browser: Browser, path: string, fields: Record<string, string>) =>
    browser.ask(path, {
      method: 'POST',
      headers: { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
      body: new URLSearchParams(fields),
    })
  const route = `/checkout/giftcard?websiteId=${shop.site.id}&giftCardProductId=${card.id}`
  const redirectedPage = async (browser: Browser) =>
    (await browser.ask(String((await browser.ask(route)).headers['location']))).text
  const [guest, stranger] = [app.browser(host), app.browser(host)]
  const locked = await redirectedPage(guest)
  expect(locked).not.toContain('Theebon')
  const document = /name="document" value="([0-9a-f]{24})"/.exec(locked)?.[1] ?? ''
  await form(guest, '/api/site/unlock', { document, password: 'lindebloesem', returnTo: '/winkel/theebon' })
  expect(await redirectedPage(guest)).toContain('Theebon')

  const add = (shopProduct: typeof card) =>
    guest.send('POST', '/api/commerce/cart/entries', { variantId: shopProduct.variants[0]?.id })
  expect([(await add(card)).status, (await add(access)).status]).toEqual([200, 200])
  const taken = await form(stranger, '/checkout/subscribe', { cartToken: guest.cookies.get('__Host-cart') ?? '' })
  expect(taken.headers['location']).toBe('/cart?said=covered')
  const { text } = await stranger.ask('/cart?said=covered')
  expect([text.includes('Niet alles is overgenomen'), text.includes('Toegang'), text.includes('Theebon')]).toEqual([
    true,
    true,
    false,
  ])
})
