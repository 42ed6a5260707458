import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { type DiscountDraft, discountDraftSchema } from '../contract/discount.schema.ts'
import { discountsFeature } from './discounts.feature.ts'
import { changeDiscount, createDiscount, listDiscounts } from './save-discount.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, discountsFeature] })
const shop = await testSite(ctx)
const draft = discountDraftSchema.parse({
  title: 'Zomer',
  code: 'ZOMER',
  effect: { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } },
})

test('the second of two people who change one discount reads the changes of the first, and nothing is lost', async () => {
  const { id } = await shop.as((tx) => createDiscount(tx, draft))
  const read = async () => (await shop.as(listDiscounts)).discounts[0]
  const seen = { ...(await read()) }
  const change = (part: Partial<DiscountDraft>) =>
    shop.as((tx) => changeDiscount(tx, { ...draft, ...part, id, before: seen }))
  await change({ mostUses: 100 })
  await expect(change({ title: 'Winter' })).rejects.toMatchObject({
    code: 'discounts.changed_since',
    kind: 'conflict',
    details: { where: 'mostUses' },
  })
  expect(await read()).toMatchObject({ title: 'Zomer', mostUses: 100 })
  await change({ title: 'Winter', mostUses: 100 })
  expect(await read()).toMatchObject({ title: 'Winter', mostUses: 100 })
  await expect(change({ title: 'Lente', mostUses: 100 })).rejects.toMatchObject({ details: { where: 'title' } })
  await shop.as((tx) => changeDiscount(tx, { ...draft, id }))
  expect(await read()).toMatchObject({ title: 'Zomer', mostUses: null })
})
