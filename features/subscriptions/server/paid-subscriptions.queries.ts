import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { cycleAt, cycleStart, isPaidAt } from '../contract/index.ts'
import type {} from './subscriptions.tables.ts'

export interface PaidSubscription {
  orderId: string
  planKey: string
  /** Whether it is paid at this moment. */
  isPaid: boolean
  /** The end of the present period, where nothing will be paid after it; null while it goes on. */
  until: Date | null
}

/** Subscriptions started by these orders, with their current state of payment. */
export async function paidSubscriptions(ctx: SiteContext, orderIds: readonly string[]): Promise<PaidSubscription[]> {
  if (orderIds.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('subscriptions')
    .select(['id', 'order_id', 'plan_key', 'plan', 'state', 'anchor_at', 'cycle'])
    .where('order_id', 'in', [...new Set(orderIds)])
    .execute()
  if (rows.length === 0) return []
  const renewals = await siteTables(ctx)
    .selectFrom('subscription_renewals')
    .select(['subscription_id', 'cycle'])
    .where('state', '=', 'paid')
    .where(
      'subscription_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute()
  const now = ctx.now()
  return rows.map(({ id, order_id: orderId, plan_key: planKey, plan, state, anchor_at: anchor, cycle }) => {
    const period = plan.billingPeriod
    const paid = new Set(renewals.filter((renewal) => renewal.subscription_id === id).map((renewal) => renewal.cycle))
    const goesOn = state === 'active' || state === 'past-due'
    return {
      orderId,
      planKey,
      isPaid: isPaidAt({ state, anchor, period, cycle, paid }, now),
      until: goesOn ? null : cycleStart(anchor, period, cycleAt(anchor, period, now) + 1),
    }
  })
}

/** The order that started a subscription. */
export async function firstOrderOf(ctx: SiteContext, id: string): Promise<string | null> {
  const rows = siteTables(ctx).selectFrom('subscriptions').select('order_id').where('id', '=', id)
  return (await rows.executeTakeFirst())?.order_id ?? null
}
