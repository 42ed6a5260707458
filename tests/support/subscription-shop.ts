import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import { ordersFeature, placeOrder } from '#features/orders/server'
import { type TestCard, paymentSubject } from '#features/payments/contract'
import { testCards } from '../../features/payments/contract/test-cards.rules.ts'
import { beginLocalPayment, confirmLocalPayment, paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxFeature } from '#features/tax/server'
import { doDueJobs } from './due-jobs.ts'
import { testContext } from './context.ts'
import { draftOf } from './orders.ts'
import { runningApp } from './running.ts'
import { shopFeatures, testShop } from './shop.ts'
import { testSite } from './site.ts'
import { readSubscription } from '../../features/subscriptions/server/manage-subscriptions.ts'
import { subscriptionsFeature } from '../../features/subscriptions/server/subscriptions.feature.ts'
import { subscriptionToken } from '../../features/subscriptions/server/subscriptions.queries.ts'

/** A shop with subscriptions, whose days pass as the test says. */
export async function subscriptionShop() {
  const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
  const ctx = await testContext({
    now: '2026-01-31T10:00:00Z',
    // One shopper has all the subscriptions of a test: their renewals are more than a site sends to one recipient in an
    // hour.
    config: { mailQuota: { hour: 1000, day: 10_000, recipientHour: 1000, recipientDay: 1000 } },
    features: [...shopFeatures, ...money, ordersFeature, subscriptionsFeature],
  })
  const shop = await testShop(await testSite(ctx, { name: 'brander', title: 'De Brander' }))
  const { site, as } = shop
  await as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
  const app = await runningApp(ctx)
  const day = 86_400_000

  const monthly = { billingPeriod: { value: 1, unit: 'MONTH' as const }, numBillingCycles: 0 }
  let count = 0
  /** A shopper who subscribes with a card that is kept; answers the subscription's id. */
  async function subscribe(
    card: TestCard = 'success',
    /** `first`: the kinds of jobs that run before all others. */
    { plan = monthly, stock = 50, first = [] }: { plan?: typeof monthly; stock?: number; first?: string[] } = {},
  ) {
    count += 1
    const coffee = await shop.product(`Koffie ${count}`, { variant: { priceMinor: 1250, quantity: stock } })
    const variantId = coffee.variants[0]?.id ?? ''
    const once = { quantity: 1, unitMinor: 700, title: 'Mok' }
    const again = { productId: coffee.id, variantId, quantity: 2, unitMinor: 1250, title: `Koffie ${count}`, plan }
    const draft = draftOf({ lines: [again, once], shippingMinor: 495 })
    const order = await as(async (tx) => {
      const { payment } = await beginLocalPayment(tx, {
        key: `sub-${count}`,
        provider: 'test',
        subject: paymentSubject.checkout(String(count)),
        amountMinor: draft.totals.dueMinor,
        currency: 'EUR',
        description: '',
        customer: {},
        returnPath: '/',
        keepFor: `checkout:${count}`,
      })
      await confirmLocalPayment(tx, {
        paymentId: payment.id,
        details: { number: testCards[card], expiry: '12 / 79', cvc: '123' },
      })
      return placeOrder(tx, draft, { key: `order-${count}`, holder: '', paymentId: payment.id })
    })
    if (first.length > 0) await doDueJobs(ctx, first)
    await doDueJobs(ctx)
    const row = await as((tx) =>
      tx.db.selectFrom('subscriptions').select('id').where('order_id', '=', order.id).executeTakeFirstOrThrow(),
    )
    return { id: row.id, variantId, order, title: coffee.title }
  }
  const read = (id: string) => as((tx) => readSubscription(tx, { id }))
  const renewalOrders = (id: string) =>
    as((tx) => tx.db.selectFrom('orders').selectAll().where('subscription_id', '=', id).orderBy('number').execute())
  const passDays = async (days: number) => {
    ctx.clock.forward(days * day)
    await doDueJobs(ctx)
  }
  const form = (id: string, path: string, fields: Record<string, string>) =>
    app.ask('brander.localhost:8080', path, {
      method: 'POST',
      headers: {
        origin: 'http://brander.localhost:8080',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
      },
      body: new URLSearchParams({ token: tokenOf(id), ...fields }),
    })
  const tokenOf = (id: string) => subscriptionToken({ ...ctx, site, locale: 'nl' }, id)
  const page = async (id: string) =>
    (await app.ask('brander.localhost:8080', `/commerce/subscription?token=${tokenOf(id)}`)).text
  return { ctx, shop, site, as, app, day, monthly, subscribe, read, renewalOrders, passDays, form, tokenOf, page }
}
