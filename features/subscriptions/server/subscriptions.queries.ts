import { siteTables } from '#platform/database'
import { hashOf } from '#features/accounts/server'
import { subscriptionText } from '#features/catalog/contract'
import type { MethodInfo } from '#features/payments/contract'
import type { SiteContext } from '#platform/context'
import { proofOf } from '#platform/http'
import {
  type Renewal,
  type Subscription,
  type SubscriptionAct,
  skipsCycle,
  subscriptionAllows,
  subscriptionsProblems,
} from '../contract/index.ts'
import type { SubscriptionRenewalsTable, SubscriptionsTable } from './subscriptions.tables.ts'

/** Key of a subscription's page: 256 bits that are derived from the installation's secret, and stored as a hash. */
export function subscriptionToken({ config, site }: SiteContext, id: string): string {
  return proofOf(config.secret, `subscription\n${site.id}\n${id}`)
}

export function subscriptionUrl(ctx: SiteContext, id: string): string {
  return `${ctx.site.baseUrl}/commerce/subscription?token=${subscriptionToken(ctx, id)}`
}

export async function lockSubscription(ctx: SiteContext, id: string): Promise<SubscriptionsTable> {
  const row = await siteTables(ctx)
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw subscriptionsProblems.notFound()
  return row
}

/** Finds a subscription by the key of its page. */
export async function subscriptionByToken(ctx: SiteContext, token: string): Promise<SubscriptionsTable | null> {
  if (token.length < 40) return null
  const hash = hashOf(token)
  const rows = siteTables(ctx)
    .selectFrom('subscriptions')
    .selectAll()
    .where((row) => row.or([row('token_hash', '=', hash), row('former_token_hash', '=', hash)]))
  return (await rows.executeTakeFirst()) ?? null
}

export async function renewalsOf(ctx: SiteContext, id: string): Promise<SubscriptionRenewalsTable[]> {
  return siteTables(ctx)
    .selectFrom('subscription_renewals')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('cycle', 'desc')
    .execute()
}

export function renewalOfCycle(
  ctx: SiteContext,
  subscriptionId: string,
  cycle: number,
): Promise<SubscriptionRenewalsTable | undefined> {
  const renewals = siteTables(ctx).selectFrom('subscription_renewals').selectAll()
  return renewals.where('subscription_id', '=', subscriptionId).where('cycle', '=', cycle).executeTakeFirst()
}

export async function methodsOf(
  ctx: SiteContext,
  rows: readonly SubscriptionsTable[],
): Promise<Map<string, MethodInfo>> {
  const ids = rows.flatMap(({ method_id: id }) => (id === null ? [] : [id]))
  if (ids.length === 0) return new Map()
  const methods = await siteTables(ctx)
    .selectFrom('payment_methods')
    .select(['id', 'details'])
    .where('id', 'in', ids)
    .execute()
  return new Map(methods.map((method) => [method.id, method.details]))
}

export function asSubscription(
  ctx: SiteContext,
  row: SubscriptionsTable,
  methods: ReadonlyMap<string, MethodInfo>,
): Subscription {
  return {
    id: row.id,
    number: row.number,
    isTest: row.is_test,
    state: row.state,
    customerName: row.customer.name,
    email: row.customer.email,
    title: row.lines.map(({ title, quantity }) => (quantity > 1 ? `${quantity} × ${title}` : title)).join(', '),
    plan: row.plan,
    planText: subscriptionText(row.plan, ctx.locale),
    currency: row.currency,
    totalMinor: row.total_minor,
    paidCycles: row.paid_cycles,
    startedAt: row.started_at.toISOString(),
    nextRenewalAt: row.next_renewal_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    method: methods.get(row.method_id ?? '') ?? null,
    orderId: row.order_id,
    allows: allowedActs(ctx, row),
    stopsAt: row.state === 'active' ? (row.stops_at?.toISOString() ?? null) : null,
  }
}

export function allowedActs(ctx: SiteContext, row: SubscriptionsTable): Record<SubscriptionAct, boolean> {
  const { anchor_at: anchor, plan, cycle, state, stops_at: stopsAt } = row
  const isSkipping = skipsCycle({ anchor, period: plan.billingPeriod, cycle }, ctx.now())
  return subscriptionAllows(state, { stopsAt, isSkipping })
}

export function asRenewal(row: SubscriptionRenewalsTable): Renewal {
  return {
    cycle: row.cycle,
    dueAt: row.due_at.toISOString(),
    state: row.state,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at?.toISOString() ?? null,
    failure: row.failure,
    orderId: row.order_id,
  }
}
