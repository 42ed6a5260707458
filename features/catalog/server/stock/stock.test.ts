import { expect, test } from 'vitest'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import type { PlatformContext, Writable, SiteTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { fieldFault } from '#support/field-fault'
import { runningApp } from '#support/running'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { adjustStock, stockMovements } from './adjust-stock.ts'
import { changeVariant } from '../variants/change-variant.ts'
import { sellables } from '../base/sellables.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { releaseStock, reserveStock, returnStock, takeStock } from './stock.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'bakker', locale: 'nl-NL' }))
const app = await runningApp(ctx)
const inShop = <R>(work: (tx: SiteTransaction) => Promise<R>, on: Writable<PlatformContext> = ctx): Promise<R> =>
  inSite(on, shop.site, (tx) => work({ ...tx, locale: languageOf('nl') }))
const later = () => new Date(ctx.now().getTime() + 900_000)
let count = 0

async function variantWith(quantity: number, more: { lowStockAt?: number } = {}): Promise<string> {
  count += 1
  const product = await shop.product(`Mok ${count}`, { variant: { priceMinor: 1000, quantity, ...more } })
  await shop.as((tx) => setProductStatus(tx, { ids: [product.id], status: 1 }))
  return product.variants[0]?.id ?? ''
}
const left = async (id: string): Promise<number | undefined> =>
  (await inShop((tx) => sellables(tx, [id]))).get(id)?.available

test('each of ten among a hundred buyers gets one of the last ten pieces', async () => {
  const id = await variantWith(10)
  const others = [ctx, ctx.another(), ctx.another()]
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      inShop(
        (tx) =>
          takeStock(tx, { holder: `cart:${at}`, lines: [{ variantId: id, quantity: 1 }], subject: `order:${at}` }),
        others[at % 3],
      ),
    ),
  )
  expect(outcomes.filter(({ reserved }) => reserved)).toHaveLength(10)
  expect(await left(id)).toBe(0)
  const moved = await shop.as((tx) => stockMovements(tx, { id }))
  expect(moved.map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('buyers who want the same two products in opposite order wait for each other, and never deadlock', async () => {
  const [a, b] = [await variantWith(50), await variantWith(50)]
  const other = ctx.another()
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, at) => {
      const lines = at % 2 === 0 ? [a, b] : [b, a]
      const wanted = lines.map((variantId) => ({ variantId, quantity: 1 }))
      return inShop(
        (tx) => reserveStock(tx, { holder: `pair:${at}`, lines: wanted, until: later() }),
        at % 2 === 0 ? ctx : other,
      )
    }),
  )
  expect(outcomes.filter(({ reserved }) => reserved)).toHaveLength(50)
  expect([await left(a), await left(b)]).toEqual([0, 0])
})

test('a reservation is complete or absent, and names the missing stock', async () => {
  const [many, few] = [await variantWith(9), await variantWith(1)]
  const lines = [
    { variantId: many, quantity: 3 },
    { variantId: few, quantity: 2 },
  ]
  expect(await inShop((tx) => reserveStock(tx, { holder: 'x', lines, until: later() }))).toEqual({
    reserved: false,
    short: [{ variantId: few, available: 1 }],
  })
  expect(await left(many)).toBe(9)
})

test('the holder of a reservation may change its quantity, others see only the rest', async () => {
  const id = await variantWith(5)
  const hold = (holder: string, quantity: number) =>
    inShop((tx) => reserveStock(tx, { holder, lines: [{ variantId: id, quantity }], until: later() }))
  expect(await hold('a', 4)).toEqual({ reserved: true })
  expect(await hold('b', 2)).toMatchObject({ reserved: false })
  expect(await hold('a', 5)).toEqual({ reserved: true })
  expect(await left(id)).toBe(0)
  await inShop(async (tx) => releaseStock(tx, 'a'))
  expect(await left(id)).toBe(5)
})

test('a reservation is released at its end, unless it was taken in time', async () => {
  const id = await variantWith(2)
  const lines = [{ variantId: id, quantity: 2 }]
  await inShop((tx) => reserveStock(tx, { holder: 'late', lines, until: later() }))
  expect(await inShop((tx) => takeStock(tx, { holder: 'other', lines, subject: 'order:1' }))).toMatchObject({
    reserved: false,
  })
  ctx.clock.forward(900_001)
  expect(await inShop((tx) => takeStock(tx, { holder: 'other', lines, subject: 'order:1' }))).toEqual({
    reserved: true,
  })
  expect(await inShop((tx) => takeStock(tx, { holder: 'late', lines, subject: 'order:2' }))).toEqual({
    reserved: false,
    short: [{ variantId: id, available: 0 }],
  })
})

test('a returned order puts its pieces back, and the books say so', async () => {
  const id = await variantWith(3)
  const lines = [{ variantId: id, quantity: 2 }]
  await inShop((tx) => takeStock(tx, { holder: 'h', lines, subject: 'order:9' }))
  await inShop((tx) => returnStock(tx, { lines, subject: 'order:9' }))
  const moved = await shop.as((tx) => stockMovements(tx, { id }))
  expect(moved.map(({ delta, quantity, reason, subject }) => [delta, quantity, reason, subject])).toEqual(
    expect.arrayContaining([
      [-2, 1, 'order', 'order:9'],
      [2, 3, 'return', 'order:9'],
    ]),
  )
})

test('an unlimited variant is sold without being counted', async () => {
  const id = await variantWith(0)
  await shop.as((tx) => changeVariant(tx, { id, values: { isUnlimited: true } }))
  const takeOutcome = await inShop((tx) =>
    takeStock(tx, { holder: 'h', lines: [{ variantId: id, quantity: 5000 }], subject: 'order:3' }),
  )
  expect(takeOutcome).toEqual({ reserved: true })
})

const askToBeTold = (variantId: string, email: string, returnTo = '/winkel') =>
  app.ask('bakker.localhost:8080', '/api/commerce/back-in-stock', {
    method: 'POST',
    headers: { origin: 'http://bakker.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ variantId, email, returnTo }),
  })
const emailsTo = (recipient: string) =>
  inShop((tx) => tx.db.selectFrom('emails').select(['subject', 'text']).where('recipient', '=', recipient).execute())

test('the owner is notified once that a variant has become scarce, and again after it was filled up', async () => {
  const id = await variantWith(10, { lowStockAt: 3 })
  const sell = (quantity: number) =>
    inShop((tx) => takeStock(tx, { holder: 'h', lines: [{ variantId: id, quantity }], subject: 'order:7' }))
  const emailCount = async (): Promise<number> => {
    ctx.clock.forward(600_000)
    await doDueJobs(ctx)
    const rows = await emailsTo(shop.account.email)
    return rows.filter(({ text }) => text.includes(`Mok ${count}`)).length
  }
  await sell(6)
  expect(await emailCount()).toBe(0)
  await sell(1)
  await sell(1)
  expect(await emailCount()).toBe(1)
  await shop.as((tx) => adjustStock(tx, { id, change: { to: 20 }, reason: 'levering' }))
  await sell(18)
  expect(await emailCount()).toBe(2)
})

test('an invalid address is not kept, and its own field on the page of the product says so', async () => {
  const id = await variantWith(0)
  const product = await inShop((tx) =>
    tx.db.selectFrom('product_variants').select('product_id').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const { path } = (await app.ask('bakker.localhost:8080', `/api/commerce/products/${product.product_id}`)).json<{
    path: string
  }>()
  for (const address of ['a@b', '']) {
    const { status, headers } = await askToBeTold(id, address, path)
    expect([status, headers.location]).toEqual([303, `${path}?variant=${id}&refused=catalog.email_unfit#restock`])
    const { text } = await app.ask('bakker.localhost:8080', String(headers.location).split('#')[0] ?? '')
    expect(fieldFault(text, 'email')).toBe('Dit is geen geldig e-mailadres. Voer er een in zoals naam@voorbeeld.nl.')
  }
  const called = await app.browser('bakker.localhost:8080').send('POST', '/api/commerce/back-in-stock', {
    variantId: id,
    email: 'a@b',
  })
  expect([called.status, called.json()]).toMatchObject([400, { code: 'catalog.email_unfit' }])
  const reminders = await inShop((tx) =>
    tx.db.selectFrom('stock_reminders').select('email').where('variant_id', '=', id).execute(),
  )
  expect(reminders).toEqual([])
})
