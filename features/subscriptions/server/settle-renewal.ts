import { renewalOfCycle } from './subscriptions.queries.ts'
import { dayMs, type EventPayload } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Payment, type paymentChanged, renewalOf } from '#features/payments/contract'
import { paymentById } from '#features/payments/server'
import type { OrderDraft } from '#features/orders/contract'
import { orderById, placeOrder, planEmail } from '#features/orders/server'
import type { SiteTransaction } from '#platform/context'
import { cycleStart, isComplete, nextCycle, retryDays } from '../contract/index.ts'
import { planRenewal } from './plan-renewal.ts'
import { lockSubscription, subscriptionUrl } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

/** Reason of a cycle that was not charged because its goods are sold out. */
export const soldOut = 'sold_out'

interface Cycle {
  subscriptionId: string
  cycle: number
}

/**
 * Handles `payments.changed` for a charge that took the bank its time. Either this or the job settles the cycle,
 * whichever comes first.
 */
export async function onRenewalPayment(
  ctx: SiteTransaction,
  { paymentId }: EventPayload<typeof paymentChanged>,
): Promise<void> {
  const payment = await paymentById(ctx, paymentId)
  const renewal = payment && renewalOf(payment.subject)
  if (renewal) await settleRenewal(ctx, { ...renewal, payment })
}

/** Records that a cycle was paid, refused, or is still being processed. */
export async function settleRenewal(
  ctx: SiteTransaction,
  { subscriptionId, cycle, payment }: Cycle & { payment: Payment },
): Promise<void> {
  const subscription = await lockSubscription(ctx, subscriptionId)
  const renewal = await renewalOfCycle(ctx, subscriptionId, cycle)
  if (renewal?.state !== 'due' && renewal?.state !== 'failed') return
  if (payment.state === 'captured' && renewal.draft)
    return paid(ctx, subscription, cycle, { payment, draft: renewal.draft })
  const isRefused = payment.state === 'declined' || payment.state === 'action' || payment.state === 'cancelled'
  if (isRefused && renewal.state === 'due')
    await failRenewal(ctx, { subscriptionId, cycle, reason: payment.failure ?? 'declined' })
}

async function paid(
  ctx: SiteTransaction,
  subscription: SubscriptionsTable,
  cycle: number,
  { payment, draft }: { payment: Payment; draft: OrderDraft },
): Promise<void> {
  const { id, plan } = subscription
  const placing = {
    key: `renewal:${id}:${cycle}`,
    holder: `renewal:${id}`,
    paymentId: payment.id,
    subscriptionId: id,
    notify: false,
  }
  const order = await placeOrder(ctx, draft, placing)
  await setRenewal(
    ctx,
    { subscriptionId: id, cycle },
    { state: 'paid', payment_id: payment.id, order_id: order.id, failure: null, next_attempt_at: null },
  )
  const paidCycles = subscription.paid_cycles + 1
  const isOver = isComplete(paidCycles, plan.numBillingCycles)
  const next = nextCycle(subscription.anchor_at, plan.billingPeriod, cycle, ctx.now())
  const at = cycleStart(subscription.anchor_at, plan.billingPeriod, next)
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set({
      paid_cycles: paidCycles,
      cycle: next,
      state: isOver ? 'ended' : 'active',
      next_renewal_at: isOver ? null : at,
      ended_at: isOver ? ctx.now() : null,
    })
    .where('id', '=', id)
    .execute()
  if (!isOver) await planRenewal(ctx, { subscriptionId: id, cycle: next, attempt: 1, at })
  // Monthly donors receive thanks every month.
  const { source } = await orderById(ctx, subscription.order_id)
  const kind = source === 'donation' ? 'donation-received' : 'subscription-renewed'
  await planEmail(ctx, { orderId: order.id, kind, url: subscriptionUrl(ctx, id) })
}

/** A refused cycle is retried on later days; after the last attempt the subscription ends. */
export async function failRenewal(
  ctx: SiteTransaction,
  { subscriptionId, cycle, reason }: Cycle & { reason: string },
): Promise<void> {
  const subscription = await lockSubscription(ctx, subscriptionId)
  const { attempts } = await siteTables(ctx)
    .selectFrom('subscription_renewals')
    .select('attempts')
    .where('subscription_id', '=', subscriptionId)
    .where('cycle', '=', cycle)
    .executeTakeFirstOrThrow()
  const days = retryDays[attempts - 1]
  const again = days === undefined ? null : new Date(ctx.now().getTime() + days * dayMs)
  await setRenewal(ctx, { subscriptionId, cycle }, { state: 'failed', failure: reason, next_attempt_at: again })
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set(
      again
        ? { state: 'past-due', next_renewal_at: again }
        : { state: 'cancelled', next_renewal_at: null, ended_at: ctx.now() },
    )
    .where('id', '=', subscriptionId)
    .execute()
  if (again) await planRenewal(ctx, { subscriptionId, cycle, attempt: attempts + 1, at: again })
  await planEmail(ctx, {
    orderId: subscription.order_id,
    kind: !again ? 'subscription-ended' : reason === soldOut ? 'subscription-waits' : 'subscription-failed',
    url: subscriptionUrl(ctx, subscriptionId),
    minor: subscription.total_minor,
  })
}

async function setRenewal(
  ctx: SiteTransaction,
  { subscriptionId, cycle }: Cycle,
  change: {
    state: 'paid' | 'failed'
    failure: string | null
    next_attempt_at: Date | null
    payment_id?: string
    order_id?: string
  },
): Promise<void> {
  await siteTables(ctx)
    .updateTable('subscription_renewals')
    .set(change)
    .where('subscription_id', '=', subscriptionId)
    .where('cycle', '=', cycle)
    .execute()
}
