import type { Language } from '#platform/i18n'
import { expect, test } from 'vitest'
import { discountDraftSchema } from '../../features/discounts/contract/discount.schema.ts'
import { placeOrder } from '#features/orders/server'
import { savePageSettings } from '#features/pages/server'
import { newId } from '#platform/contract'
import { draftOf } from '#support/orders'
import { testContext } from '#support/context'
import { testShop } from '#support/shop'
import { testSite } from '#support/site'
import { product } from '../../apps/server/features.ts'
import { createArea } from '../../features/areas/server/save-areas.ts'
import { dependentsOfProducts } from '../../features/catalog/server/products/removal-dependents.ts'
import { createDiscount } from '../../features/discounts/server/save-discount.ts'
import { dependentsOf } from '../../features/pages/server/documents/trash-document.ts'

const ctx = await testContext({ features: product.features })
const shop = await testShop(await testSite(ctx))

test('an owner who removes products or their page first reads their dependents, with numbers', async () => {
  const [bread, access, other] = [
    await shop.product('Desem', { variant: { quantity: 5 } }),
    await shop.product('Toegang', { type: 5 }),
    await shop.product('Kruim'),
  ]
  const line = {
    productId: bread.id,
    variantId: bread.variants[0]?.id ?? '',
    quantity: 1,
    unitMinor: 500,
    title: 'Desem',
  }
  await shop.as(async (tx) => {
    const effect = {
      kind: 'percent' as const,
      ppm: 100_000,
      scope: { kind: 'products' as const, ids: [bread.id, newId()] },
    }
    await createDiscount(tx, discountDraftSchema.parse({ title: 'Broodweek', code: null, effect }))
    await savePageSettings(tx, { id: shop.page.documentId, settings: { access: 'members' } })
    await createArea(tx, {
      title: 'Bakclub',
      lead: '',
      documentIds: [shop.page.documentId],
      productIds: [access.id],
    })
    const grant = {
      order_id: newId(),
      product_id: access.id,
      plan_key: '',
      member_id: null,
      email: 'bo@example.com',
      granted_at: ctx.now(),
      ended_at: null,
      is_test: false,
    }
    await tx.db
      .insertInto('access_grants')
      .values({ website_id: tx.site.id, ...grant })
      .execute()
    await placeOrder(tx, draftOf({ lines: [line] }), { key: newId(), holder: '' })
  })
  const listDependents = (ids: string[], locale: Language = 'en') =>
    shop.as((tx) => dependentsOfProducts({ ...tx, locale }, { ids }))
  expect(await listDependents([other.id])).toEqual([])
  expect((await listDependents([bread.id], 'nl')).map(({ sentence }) => sentence)).toEqual([
    'Een korting geldt hiervoor: “Broodweek”. Niemand krijgt die er nog voor.',
    '1 bestelling hiermee is nog niet verzonden. Wat besteld is, blijft erin staan.',
  ])
  expect(await listDependents([access.id])).toEqual([
    {
      sentence:
        'It gives access to the member area: “Bakclub”. Whoever has paid for it, one person so far, keeps access; nobody else can buy it any more.',
      holds: false,
    },
  ])
  const page = await shop.as((tx) => dependentsOf(tx, { id: shop.page.documentId }))
  expect(page.map(({ sentence }) => sentence.split('.')[0])).toEqual([
    '3 products on this page will no longer be sold',
    'A discount applies to this: “Broodweek”',
    '1 order with it is not shipped yet',
    'It gives access to the member area: “Bakclub”',
    'It belongs to the member area: “Bakclub”',
  ])
})
