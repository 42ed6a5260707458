import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inSite, inTransaction } from '#platform/database'
import type { SiteTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { testContext } from '#support/context'
import { shopFeatures, testShop } from '#support/shop'
import { testSite } from '#support/site'
import { waitingConnections } from '#support/waiting-connections'
import { changeVariant } from '../variants/change-variant.ts'
import { setOptions } from '../variants/set-options.ts'
import { setProductStatus } from '../products/set-product-status.ts'
import { returnStock, takeStock } from './stock.ts'

const ctx = await testContext({ features: shopFeatures })
const shop = await testShop(await testSite(ctx, { name: 'bakker', locale: 'nl-NL' }))
const sizes = [{ name: 'Maat', values: [{ value: 'S' }, { value: 'L' }] }]

/** The ids of two variants, with so much of each. */
async function product(title: string, quantities: readonly [number, number]): Promise<readonly [string, string]> {
  const { id } = await shop.product(title, { variant: { priceMinor: 1000, quantity: 0 } })
  const { variants } = await shop.as((tx) => setOptions(tx, { id, options: sizes }))
  for (const [at, quantity] of quantities.entries())
    await shop.as((tx) => changeVariant(tx, { id: variants[at]?.id ?? '', values: { quantity } }))
  await shop.as((tx) => setProductStatus(tx, { ids: [id], status: 1 }))
  return [variants[0]?.id ?? '', variants[1]?.id ?? '']
}

/** Two pieces of work that both have come as far as they can before a movement of stock is written. */
async function atOnce<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const { started } = await inTransaction(ctx, async ({ db }) => {
    await sql`lock table stock_movements in share mode`.execute(db)
    const bothReservations = Promise.all([first(), second()])
    bothReservations.catch(() => {})
    await expect.poll(() => waitingConnections(ctx)).toBe(2)
    return { started: bothReservations }
  })
  return started
}

const lines = (...ids: readonly string[]) => ids.map((variantId) => ({ variantId, quantity: 1 }))
const inShop = <R>(work: (tx: SiteTransaction) => Promise<R>) =>
  inSite(ctx, shop.site, (tx) => work({ ...tx, locale: languageOf('nl') }))
const order = (subject: string, ...ids: readonly string[]) =>
  inShop((tx) => takeStock(tx, { holder: subject, lines: lines(...ids), subject }))

test('orders that each use up another of the same two products wait for each other, and never deadlock', async () => {
  const [mugs, plates] = [await product('Mok', [5, 1]), await product('Bord', [1, 5])]
  const outcomes = await atOnce(
    () => order('order:1', mugs[0], plates[0]),
    () => order('order:2', mugs[1], plates[1]),
  )
  expect(outcomes).toEqual([{ reserved: true }, { reserved: true }])
})

test('an order that uses up one product and a return that fills up the other wait for each other as well', async () => {
  const [mugs, plates] = [await product('Kan', [5, 0]), await product('Schaal', [1, 5])]
  const [outcome] = await atOnce(
    () => order('order:3', mugs[0], plates[0]),
    () => inShop((tx) => returnStock(tx, { lines: lines(mugs[1], plates[1]), subject: 'order:4' })),
  )
  expect(outcome).toEqual({ reserved: true })
})
