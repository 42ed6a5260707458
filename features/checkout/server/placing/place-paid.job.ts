import { z } from 'zod'
import { paymentById } from '#features/payments/server'
import { siteById } from '#features/sites/server'
import type { PlatformContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { checkoutProblems } from '../../contract/index.ts'
import { lockedCart, wholeCart } from '../cart/carts.queries.ts'
import { checkoutOf } from '../checkout/checkouts.queries.ts'
import { lockedGift } from '../gifts/gifts.queries.ts'
import { refundCheckoutPayment, isRefused, placeCheckout } from './place-checkout.ts'
import { placeGift } from '../gifts/place-gift.ts'

/**
 * Places what was paid for, whoever is first: the shopper who comes back, or the provider's news. Both take the same locks and the same key, so
 * there is one order. What can no longer be ordered as it was agreed to is given back.
 */
export const placePaidJob = longJob({
  name: 'checkout.place-paid',
  input: z.object({ websiteId: z.string(), paymentId: z.string(), id: z.string() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, paymentId, id }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const own = <R>(work: (tx: SiteTransaction) => Promise<R>) =>
      inSite({ ...ctx, locale: languageOf(site.locale) }, site, work)
    try {
      await own((inside) => place(inside, paymentId, id))
    } catch (error) {
      if (!isRefused(error)) throw error
      await own((inside) => giveBack(inside, paymentId, id))
    }
  },
})

/** Whoever tries again begins another payment. */
async function giveBack(ctx: SiteTransaction, paymentId: string, id: string): Promise<void> {
  if (!(await refundCheckoutPayment(ctx, { id, paymentId }))) return
  for (const table of ['checkouts', 'gifts'] as const) {
    await ctx.db
      .updateTable(table)
      .set((row) => ({ attempt: row('attempt', '+', 1), payment_id: null }))
      .where('website_id', '=', ctx.site.id)
      .where('id', '=', id)
      .execute()
  }
}

async function place(ctx: SiteTransaction, paymentId: string, id: string): Promise<void> {
  const row = await siteTables(ctx)
    .selectFrom('checkouts')
    .select(['cart_id', 'fingerprint'])
    .where('id', '=', id)
    .executeTakeFirst()
  const cart = row && (await lockedCart(ctx, row.cart_id))
  const whole = cart ? await wholeCart(ctx, cart.id) : null
  const payment = await paymentById(ctx, paymentId)
  if (payment?.subject !== `checkout:${id}`) return
  if (!row && (await lockedGift(ctx, { id }))) {
    await placeGift(ctx, { id }, payment)
    return
  }
  const checkout = whole && (await checkoutOf(ctx, whole))
  if (!whole || !checkout || checkout.priced.fingerprint !== checkout.row.fingerprint) throw checkoutProblems.changed()
  await placeCheckout(ctx, { whole, checkout }, payment)
}
