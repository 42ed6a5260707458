import { siteTables } from '#platform/database'
import { type Order, type OrderPlan, type orderPaid } from '#features/orders/contract'
import { lockedOrder, nextNumber } from '#features/orders/server'
import type { ProviderName } from '#features/payments/contract'
import { paymentOptions, paymentsOf } from '#features/payments/server'
import { hashOf } from '#features/accounts/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId, type EventPayload } from '#platform/contract'
import { cycleStart, isComplete } from '../contract/index.ts'
import { plansOf, renewalOf } from './recurring.ts'
import { planRenewal } from './plan-renewal.ts'
import { subscriptionToken } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'
import { paymentSubject } from '#features/payments/contract'

/**
 * Starts one subscription for each plan of an order, at the event `orders.paid` or when the confirmation is written,
 * whichever comes first.
 */
export async function startSubscriptions(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderPaid>,
): Promise<void> {
  const order = await lockedOrder(ctx, orderId)
  if (order.source === 'renewal') return
  for (const [planKey, lines] of plansOf(order)) {
    const plan = lines[0]?.plan
    if (plan) await start(ctx, order, { planKey, plan, lines })
  }
}

async function start(
  ctx: SiteTransaction,
  order: Order,
  { planKey, plan, lines }: { planKey: string; plan: OrderPlan; lines: Order['lines'] },
): Promise<void> {
  const subscriptions = siteTables(ctx).selectFrom('subscriptions').select('id')
  if (await subscriptions.where('order_id', '=', order.id).where('plan_key', '=', planKey).executeTakeFirst()) return
  const now = ctx.now()
  const id = newId(now.getTime())
  const method = (await paymentsOf(ctx, [paymentSubject.order(order.id)])).find((payment) => payment.capturedMinor > 0)
  const { again, totals } = await renewalOf(ctx, order, lines)
  const isOver = isComplete(1, plan.numBillingCycles)
  const next = isOver ? null : cycleStart(now, plan.billingPeriod, 1)
  const row: SubscriptionsTable = {
    website_id: ctx.site.id,
    id,
    number: order.isTest ? await nextNumber(ctx, 'test-subscription', 1) : await nextNumber(ctx, 'subscription', 1001),
    state: isOver ? 'ended' : 'active',
    order_id: order.id,
    is_test: order.isTest,
    plan_key: planKey,
    plan,
    customer: order.customer,
    currency: order.currency,
    locale: order.locale,
    prices_include_tax: order.pricesIncludeTax,
    billing_address: order.billingAddress,
    shipping_address: order.shippingAddress,
    lines: [...again.lines],
    shipping: again.shipping && { ...again.shipping, taxMinor: 0 },
    total_minor: totals.totalMinor,
    provider: method?.methodId ? method.provider : await keeperOfCards(ctx),
    method_id: method?.methodId ?? null,
    paid_cycles: 1,
    anchor_at: now,
    cycle: 1,
    next_renewal_at: next,
    token_hash: hashOf(subscriptionToken(ctx, id)),
    former_token_hash: null,
    stops_at: null,
    search: `${order.customer.email} ${order.customer.name} ${lines.map(({ title }) => title).join(' ')}`.toLowerCase(),
    started_at: now,
    ended_at: isOver ? now : null,
  }
  await ctx.db.insertInto('subscriptions').values(row).execute()
  if (next) await planRenewal(ctx, { subscriptionId: id, cycle: 1, attempt: 1, at: next })
}

/** A gift card or a bank transfer may pay the first cycle, so a card is requested later if the shop stores cards. */
async function keeperOfCards(ctx: SiteContext): Promise<ProviderName> {
  return (await paymentOptions(ctx)).find(({ canSave }) => canSave)?.provider ?? 'manual'
}
