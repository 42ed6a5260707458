import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { newId } from '#platform/contract'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { discountDraftSchema } from '../contract/discount.schema.ts'
import { countDiscountUses, returnDiscountUses } from './count-discount-uses.ts'
import { discountsFeature } from './discounts.feature.ts'
import { usableDiscounts } from './discounts.queries.ts'
import { changeDiscount, createDiscount, listDiscounts } from './save-discount.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, discountsFeature] })
const shop = await testSite(ctx)
const draft = (code: string | null, more: object = {}) =>
  discountDraftSchema.parse({
    title: 'Zomer',
    code,
    effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } },
    ...more,
  })
const create = (code: string | null, more: object = {}) => shop.as((tx) => createDiscount(tx, draft(code, more)))
const use = (id: string, email: string, orderId = newId()) =>
  shop.as((tx) => countDiscountUses(tx, { orderId, email, discounts: [{ discountId: id, amountMinor: 100 }] }))
const usesOf = async (id: string) =>
  (await shop.as(listDiscounts)).discounts.find((discount) => discount.id === id)?.uses

test('a code for one use is used once, however many orders want it at the same time', async () => {
  const { id } = await create('EENMAAL', { mostUses: 1 })
  const outcomes = await Promise.all(Array.from({ length: 12 }, (_, at) => use(id, `shopper-${at}@example.com`)))
  expect(outcomes.filter(({ status }) => status === 'counted')).toHaveLength(1)
  expect(await usesOf(id)).toBe(1)
})

test('a customer uses a code as often as the shop allows, in every case of their address', async () => {
  const { id } = await create('PERKLANT', { mostUsesEach: 1 })
  const outcomes = [
    await use(id, 'ana@example.com'),
    await use(id, 'ANA@example.com '),
    await use(id, 'ben@example.com'),
  ]
  expect(outcomes.map(({ status }) => status)).toEqual(['counted', 'used up', 'counted'])
})

test('the same order counts once, and a cancelled order counts as no use', async () => {
  const { id } = await create('TERUG', { mostUses: 1 })
  const order = newId()
  await use(id, 'ana@example.com', order)
  expect((await use(id, 'ana@example.com', order)).status).toBe('counted')
  await shop.as((tx) => returnDiscountUses(tx, order))
  expect(await usesOf(id)).toBe(0)
  expect((await use(id, 'ben@example.com')).status).toBe('counted')
})

test('a cart gets automatic and typed discounts, with how often its customer used them', async () => {
  const typed = await create('GETYPT')
  await create('ANDERE')
  const automatic = await create(null)
  await use(typed.id, 'ana@example.com')
  const found = await shop.as((tx) => usableDiscounts(tx, { codes: ['getypt'], email: 'Ana@example.com' }))
  expect(Object.fromEntries(found.map(({ id, usesByCustomer }) => [id, usesByCustomer]))).toEqual({
    [typed.id]: 1,
    [automatic.id]: 0,
  })
})

test('two discounts never have one code, and a discount never ends before it begins', async () => {
  await create('DUBBEL')
  await expect(create('dubbel')).rejects.toMatchObject({ code: 'discounts.code_taken' })
  const backwards = create('ACHTER', { startsAt: '2026-06-02T00:00:00Z', endsAt: '2026-06-01T00:00:00Z' })
  await expect(backwards).rejects.toMatchObject({ code: 'discounts.ends_before_start' })
})

test('a limit lowered below the number of uses says that it is used up', async () => {
  const { id } = await create('LAGER')
  await use(id, 'ana@example.com')
  await use(id, 'ben@example.com')
  await shop.as((tx) => changeDiscount(tx, { ...draft('LAGER', { mostUses: 1 }), id }))
  expect((await use(id, 'cas@example.com')).status).toBe('used up')
})

test('another site knows nothing of a code', async () => {
  await create('GEHEIM')
  const other = await testSite(ctx)
  const found = await inSite({ ...ctx, locale: 'en' as const }, other.site, (siteCtx) =>
    usableDiscounts(siteCtx, { codes: ['GEHEIM'], email: null }),
  )
  expect(found).toEqual([])
})

test('orders with unlimited discounts do not wait for each other, and all of them are counted', async () => {
  const { id } = await create('VRIJ')
  const outcomes = await shop.as(async (first) => {
    const firstUses = await countDiscountUses(first, {
      orderId: newId(),
      email: 'ana@example.com',
      discounts: [{ discountId: id, amountMinor: 100 }],
    })
    // The first has not ended yet.
    return [firstUses, await use(id, 'ben@example.com')]
  })
  expect(outcomes.map(({ status }) => status)).toEqual(['counted', 'counted'])
  expect(await usesOf(id)).toBe(2)
})

test('a later limit counts earlier uses, and each order from then on', async () => {
  const { id } = await create('LATER')
  await use(id, 'ana@example.com')
  const limited = await shop.as((tx) => changeDiscount(tx, { ...draft('LATER', { mostUses: 2 }), id }))
  expect(limited.uses).toBe(1)
  expect([(await use(id, 'ben@example.com')).status, (await use(id, 'cas@example.com')).status]).toEqual([
    'counted',
    'used up',
  ])
  expect(await usesOf(id)).toBe(2)
})

test('an automatic discount with a limit knows its number of uses so far', async () => {
  const { id } = await create(null, { mostUses: 1 })
  const uses = async () =>
    (await shop.as((tx) => usableDiscounts(tx, { codes: [], email: 'ana@example.com' }))).find(
      (discount) => discount.id === id,
    )?.uses
  const before = await uses()
  await use(id, 'ana@example.com')
  expect([before, await uses()]).toEqual([0, 1])
})
