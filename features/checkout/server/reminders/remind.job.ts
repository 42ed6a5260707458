import { settingsOf } from '#features/sites/server'
import { z } from 'zod'
import { sendCartEmail } from '#features/orders/server'
import { isTestPayment, takesLivePayments } from '#features/payments/server'
import type { SiteContext, Writable, SiteTransaction } from '#platform/context'
import { enqueue, job } from '#platform/jobs'
import { hourMs } from '#platform/contract'
import { checkoutSettings } from '../../contract/index.ts'
import { claimCartEmail, cartEmailToken, isUnsubscribed } from '../base/cart-emails.queries.ts'
import { lockCart } from '../base/carts.queries.ts'
import { checkoutOf } from '../pricing/checkouts.queries.ts'
import { draftOf } from '../pricing/draft-of.ts'

/**
 * Sends one email to shoppers who left after giving their address, when the cart has not changed for the time chosen by
 * the owner.
 */
export const remindJob = job({
  name: 'checkout.remind',
  input: z.object({ websiteId: z.string(), cartId: z.string() }),
  run: async (ctx: SiteTransaction, { cartId }) => {
    const { isOn, hours } = (await settingsOf(ctx, checkoutSettings)).abandonedCart
    const loaded = isOn ? await lockCart(ctx, cartId) : null
    if (!loaded?.cart.email || loaded.lines.length === 0) return
    const due = new Date(loaded.cart.changed_at.getTime() + hours * hourMs)
    // Needs another key, because the running job still holds its own.
    if (due > ctx.now()) return remindAt(ctx, cartId, due, `${cartId} ${due.getTime()}`)
    const checkout = await checkoutOf(ctx, loaded)
    const draft = draftOf(ctx, loaded, checkout)
    // An invalid address receives no email, and a cart without available items is no reason to return.
    if (checkout.faults.email || draft.lines.length === 0 || (await isUnsubscribed(ctx, draft.customer.email))) return
    if (await isPaidInTest(ctx, checkout.row.payment_id)) return
    if (!(await claimCartEmail(ctx, cartId))) return
    const token = cartEmailToken(ctx, cartId)
    const at = (path: string, name: string) => `${ctx.site.baseUrl}${path}?${new URLSearchParams({ [name]: token })}`
    const isTest = !(await takesLivePayments(ctx))
    await sendCartEmail(ctx, draft, {
      isTest,
      url: at('/checkout/subscribe', 'cartToken'),
      stopUrl: at('/cart', 'stop'),
    })
  },
})

/** Tells whether a test payment was begun, so that the shop is only being tried out. */
async function isPaidInTest(ctx: SiteTransaction, paymentId: string | null): Promise<boolean> {
  return paymentId !== null && isTestPayment(ctx, paymentId)
}

/** Schedules a reminder where the shop sends them. The job waits longer if the cart changed since. */
export async function remindLater(ctx: Writable<SiteContext>, cartId: string): Promise<void> {
  const { isOn, hours } = (await settingsOf(ctx, checkoutSettings)).abandonedCart
  if (isOn) await remindAt(ctx, cartId, new Date(ctx.now().getTime() + hours * hourMs), cartId)
}

function remindAt(ctx: Writable<SiteContext>, cartId: string, after: Date, key: string): Promise<void> {
  return enqueue(ctx, remindJob, { websiteId: ctx.site.id, cartId }, { after, key })
}
