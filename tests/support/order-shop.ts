import { discountsFeature } from '#features/discounts/server'
import { giftCardsFeature } from '#features/giftcards/server'
import type { Order, OrderDraft } from '#features/orders/contract'
import { ordersFeature, placeOrder } from '#features/orders/server'
import { beginLocalPayment, confirmLocalPayment, paymentsFeature } from '#features/payments/server'
import { shippingFeature } from '#features/shipping/server'
import { changeSettings } from '#features/sites/server'
import { taxFeature } from '#features/tax/server'
import type { Feature, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { statusToken } from '../../features/orders/server/base/tokens.ts'
import { testContext } from './context.ts'
import { doDueJobs } from './due-jobs.ts'
import { runningApp } from './running.ts'
import { shopFeatures, testShop } from './shop.ts'
import { testSite } from './site.ts'
import { paymentSubject } from '#features/payments/contract'

/** A shop in euros that takes orders, with shoppers who pay by the test gateway. */
export async function orderShop(name = 'kade', { more = [] }: { more?: Feature[] } = {}) {
  const money = [discountsFeature, giftCardsFeature, paymentsFeature, shippingFeature, taxFeature]
  const ctx = await testContext({ features: [...shopFeatures, ...money, ordersFeature, ...more] })
  const shop = await testShop(await testSite(ctx, { name, title: 'Kade 9' }))
  await shop.as((tx) => changeSettings(tx, { group: 'store', values: { currency: 'EUR' } }))
  const place = (draft: OrderDraft, more: Partial<Parameters<typeof placeOrder>[2]> = {}) =>
    shop.as((tx) => placeOrder(tx, draft, { key: newId(), holder: '', ...more }))
  return {
    ...shop,
    ctx,
    app: await runningApp(ctx),
    place,
    pay,
    shelf: async (quantity = 10, priceMinor = 2500) => {
      const product = await shop.product(`Vaas ${newId()}`, { variant: { priceMinor, quantity } })
      return { productId: product.id, variantId: product.variants[0]?.id ?? '' }
    },
    /** A test order. */
    paid: async (draft: OrderDraft, capture: 'now' | 'later' = 'now') =>
      place(draft, { paymentId: await pay(draft, { capture }) }),
    /** An order that was paid with real money: of a provider whose keys are live, as far as the books know. */
    sold: async (draft: OrderDraft, capture: 'now' | 'later' = 'now') =>
      place(draft, { paymentId: await pay(draft, { capture, isTest: false }) }),
  }

  async function pay(draft: OrderDraft, { capture, isTest = true }: { capture: 'now' | 'later'; isTest?: boolean }) {
    const key = newId()
    return shop.as(async (tx) => {
      const wanted = {
        key,
        provider: 'test' as const,
        subject: paymentSubject.checkout(key),
        amountMinor: draft.totals.dueMinor,
        currency: draft.currency,
      }
      const { payment } = await beginLocalPayment(tx, {
        ...wanted,
        description: '',
        customer: {},
        returnPath: '/',
        capture,
      })
      const details = { number: '4242424242424242', expiry: '12 / 30', cvc: '123' }
      await confirmLocalPayment(tx, { paymentId: payment.id, details })
      if (!isTest) await asRealMoney(tx, payment.id)
      return payment.id
    })
  }
}

/** The payment counts as one of a provider with live keys. */
export async function asRealMoney(ctx: SiteTransaction, paymentId: string): Promise<void> {
  await siteTables(ctx).updateTable('payments').set({ is_test: false }).where('id', '=', paymentId).execute()
}

type OrderShop = Pick<Awaited<ReturnType<typeof orderShop>>, 'app' | 'ctx' | 'paid' | 'site'>

/** The pages that the customers of such a shop have of their orders. */
export function orderPagesOf({ app, ctx, paid, site }: OrderShop) {
  const tokenOf = ({ id }: Order) => statusToken({ ...ctx, site, locale: 'nl' }, id)
  return {
    host: `${site.name}.localhost:8080`,
    tokenOf,
    see: (order: Order, page = 'order-status') =>
      app.ask(`${site.name}.localhost:8080`, `/commerce/${page}?token=${tokenOf(order)}`),
    /** A test order, with all that follows from its payment. */
    paid: async (draft: OrderDraft): Promise<Order> => {
      const order = await paid(draft)
      await doDueJobs(ctx)
      return order
    },
  }
}
