import { sellingFeatures } from './selling-features.ts'
import { setProductStatus } from '#features/catalog/server'
import { membersFeature } from '#features/members/server'
import { orderById, ordersFeature, placeOrder } from '#features/orders/server'
import { reviewsFeature } from '#features/reviews/server'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite } from '#platform/database'
import { testContext } from './context.ts'
import { doDueJobs } from './due-jobs.ts'
import { draftOf } from './orders.ts'
import { runningApp } from './running.ts'
import { testShop } from './shop.ts'
import { testSite } from './site.ts'

const features = [...sellingFeatures, membersFeature, reviewsFeature]
const day = 86_400_000

/** A Dutch shop that asks its buyers for reviews. */
export async function reviewShop(name: string, title: string) {
  const ctx = await testContext({ features })
  const shop = await testShop(await testSite(ctx, { name, title, locale: 'nl-NL' }))
  const app = await runningApp(ctx)
  const host = `${name}.localhost:8080`
  const fulfil = ordersFeature.routes?.find(
    ({ endpoint }) => endpoint.method === 'POST' && endpoint.path.endsWith('/:id/fulfilments'),
  )
  type Sold = Awaited<ReturnType<typeof shop.product>>

  async function sell(productTitle: string, priceMinor: number): Promise<Sold> {
    const product = await shop.product(productTitle, { variant: { priceMinor, isUnlimited: true } })
    await shop.as((tx) => setProductStatus(tx, { ids: [product.id], status: 1 }))
    return product
  }

  /** An order that was delivered, whose email has been sent; the key in it. */
  async function requested(
    ...products: Sold[]
  ): Promise<{ token: string; orderId: string; email: string; wait: () => Promise<number> }> {
    const email = `koper-${newId()}@example.com`
    const lines = products.map((product) => ({
      id: newId(),
      productId: product.id,
      variantId: product.variants[0]?.id ?? null,
      title: product.title,
      quantity: 1,
      unitMinor: 1210,
    }))
    const draft = draftOf({ lines, more: { source: 'manual' } })
    const order = await inSite({ ...ctx, locale: 'nl' as const }, shop.site, (tx: SiteTransaction) =>
      placeOrder(tx, { ...draft, customer: { ...draft.customer, email } }, { key: newId(), holder: newId() }),
    )
    const orderId = order.id
    await shop.as(async (tx) => {
      const { lines: placed } = await orderById(tx, orderId)
      const rest = { trackingNumber: '', trackingUrl: '', carrier: '', notify: false }
      await fulfil?.operation(tx, {
        id: orderId,
        lines: placed.map(({ id }) => ({ lineId: id, quantity: 1 })),
        ...rest,
      })
    })
    await doDueJobs(ctx)
    ctx.clock.forward(14 * day)
    await doDueJobs(ctx)
    const emails = await ctx.db.selectFrom('emails').select('text').where('recipient', '=', email).execute()
    const text = emails.map((message) => message.text).join('\n')
    return {
      token: /reviews\/request\?token=([\w-]{22})/.exec(text)?.[1] ?? '',
      orderId,
      email,
      wait: () => doDueJobs(ctx),
    }
  }

  return { ctx, shop, app, host, sell, requested }
}
