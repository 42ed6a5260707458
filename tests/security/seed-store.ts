import { createArea } from '../../features/areas/server/save-areas.ts'
import { createProduct, createProductsPage } from '#features/catalog/server'
import { createDiscount } from '../../features/discounts/server/save-discount.ts'
import { issueGiftCard } from '#features/giftcards/server'
import { placeOrder } from '#features/orders/server'
import { createPoint, createZone } from '#features/shipping/server'
import { createRate } from '../../features/tax/server/save-tax.ts'
import { discountDraftSchema } from '../../features/discounts/contract/discount.schema.ts'
import { pickupPointDraftSchema, shippingZoneDraftSchema } from '../../features/shipping/contract/shipping.schema.ts'
import { taxRateDraftSchema } from '#features/tax/contract'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { draftOf } from '#support/orders'

/** One of everything that a shop keeps, each with this mark in its words. */
export async function seedStore(ctx: OwnerTransaction, mark: string): Promise<void> {
  const shelf = await createProductsPage(ctx, { title: `Winkel ${mark}` })
  const product = await createProduct(ctx, {
    collectionId: shelf.id,
    title: `Vaas ${mark}`,
    variant: { priceMinor: 2500, quantity: 10 },
  })
  await createArea(ctx, { title: `Gebied ${mark}`, lead: '', documentIds: [], productIds: [] })
  const variantId = product.variants[0]?.id ?? ''
  const effect = { kind: 'percent', ppm: 100_000, scope: { kind: 'order' } }
  await createDiscount(ctx, discountDraftSchema.parse({ title: `Korting ${mark}`, code: `KORTING ${mark}`, effect }))
  await issueGiftCard(ctx, { amountMinor: 5000, currency: 'EUR', note: `Bon ${mark}` })
  const rates = [
    {
      id: newId(),
      title: `Post ${mark}`,
      price: { kind: 'flat', amountMinor: 495 },
      freeOverMinor: null,
      estimate: null,
    },
  ]
  await createZone(
    ctx,
    shippingZoneDraftSchema.parse({
      name: `Zone ${mark}`,
      places: [{ country: 'NL', regions: [], postal: [] }],
      rates,
    }),
  )
  const pickup = { amountMinor: 0, estimate: null }
  await createPoint(
    ctx,
    pickupPointDraftSchema.parse({
      title: `Balie ${mark}`,
      address: 'Kade 9',
      instructions: '',
      country: 'NL',
      pickup,
      delivery: null,
    }),
  )
  await createRate(ctx, taxRateDraftSchema.parse({ name: `Btw ${mark}`, country: 'NL', ratePpm: 210_000 }))
  const email = `${mark}-koper@example.com`
  const draft = draftOf({
    lines: [{ quantity: 1, unitMinor: 2500, productId: product.id, variantId, title: `Vaas ${mark}` }],
  })
  const order = await placeOrder(
    ctx,
    { ...draft, customer: { ...draft.customer, email, name: `Koper ${mark}` } },
    { key: newId(), holder: '' },
  )
  const member = {
    website_id: ctx.site.id,
    id: newId(),
    email: `${mark}-lid@example.com`,
    name: `Lid ${mark}`,
    locale: 'nl' as const,
    phone: '',
    is_blocked: false,
    accepts_marketing: false,
    password_hash: null,
    password_changed_at: null,
    signed_in_at: null,
    created_at: ctx.now(),
  }
  await ctx.db.insertInto('members').values(member).execute()
  await ctx.db
    .insertInto('reviews')
    .values({
      website_id: ctx.site.id,
      id: newId(),
      order_id: order.id,
      line_id: order.lines[0]?.id ?? '',
      product_id: product.id,
      rating: 4,
      body: `Mooi ${mark}`,
      author_name: `Koper ${mark}`,
      is_verified: true,
      status: 'pending',
      answer: '',
      answered_at: null,
      written_at: ctx.now(),
    })
    .execute()
}
