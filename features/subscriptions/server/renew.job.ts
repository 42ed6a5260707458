import { renewalOfCycle } from './subscriptions.queries.ts'
import { z } from 'zod'
import { checkStock, reserveStock } from '#features/catalog/server'
import type { OrderDraft } from '#features/orders/contract'
import { taxLines } from '#features/orders/server'
import { paymentsProblems, paymentSubject } from '#features/payments/contract'
import { chargeSaved, takesLivePayments } from '#features/payments/server'
import { siteById } from '#features/sites/server'
import { hourMs, newId } from '#platform/contract'
import type { PlatformContext, SiteContext, OutsideTransaction, SiteTransaction } from '#platform/context'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { cycleStart } from '../contract/index.ts'
import { renewJobName } from './plan-renewal.ts'
import { failRenewal, settleRenewal, soldOut } from './settle-renewal.ts'
import { lockSubscription } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

/**
 * Renews a cycle: reserves its goods, charges the saved card, places the order. The charge has the cycle and attempt as
 * its idempotency key, so that a worker that dies in between never charges twice.
 */
export const renewJob = longJob({
  name: renewJobName,
  input: z.object({ websiteId: z.string(), subscriptionId: z.string(), cycle: z.int(), attempt: z.int() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, subscriptionId, cycle, attempt }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const tx: OutsideTransaction<SiteContext> = { ...ctx, site, locale: languageOf(site.locale) }
    const due = await inSite(tx, site, (step) => begin(step, { subscriptionId, cycle, attempt }))
    if (due) await charge(tx, due, attempt)
  },
})

interface Due {
  subscription: SubscriptionsTable
  amountMinor: number
  isThere: boolean
}

async function begin(
  ctx: SiteTransaction,
  { subscriptionId, cycle, attempt }: { subscriptionId: string; cycle: number; attempt: number },
): Promise<Due | null> {
  const subscription = await lockSubscription(ctx, subscriptionId)
  const isWanted =
    subscription.cycle === cycle && (subscription.state === 'active' || subscription.state === 'past-due')
  if (!isWanted || subscription.next_renewal_at === null || subscription.next_renewal_at > ctx.now()) return null
  // The subscription was cancelled for this day, as its customer was told in writing.
  if (subscription.stops_at !== null || (await isTestInLiveShop(ctx, subscription))) {
    await endSubscription(ctx, subscriptionId)
    return null
  }
  const renewal = await renewalOfCycle(ctx, subscriptionId, cycle)
  if (renewal?.state === 'paid' || renewal?.state === 'skipped' || (renewal?.attempts ?? 0) > attempt) return null
  const due = {
    website_id: ctx.site.id,
    subscription_id: subscriptionId,
    cycle,
    due_at: cycleStart(subscription.anchor_at, subscription.plan.billingPeriod, cycle),
  }
  const draft = (renewal?.attempts === attempt ? renewal.draft : null) ?? (await draftOf(ctx, subscription))
  await ctx.db
    .insertInto('subscription_renewals')
    .values({
      ...due,
      state: 'due',
      attempts: attempt,
      next_attempt_at: null,
      failure: null,
      draft,
      payment_id: null,
      order_id: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['website_id', 'subscription_id', 'cycle'])
        .doUpdateSet({ attempts: attempt, state: 'due', draft }),
    )
    .execute()
  const until = new Date(ctx.now().getTime() + hourMs)
  const lines = subscription.lines.flatMap(({ variantId, quantity }) =>
    variantId === null ? [] : [{ variantId, quantity }],
  )
  const holder = `renewal:${subscriptionId}`
  const stock = subscription.is_test
    ? await checkStock(ctx, { holder, lines })
    : await reserveStock(ctx, { holder, lines, until })
  return { subscription, amountMinor: draft.totals.dueMinor, isThere: stock.reserved }
}

/**
 * True when it was started with test payments and the shop now accepts real ones: goods would be sent without payment.
 */
async function isTestInLiveShop(ctx: SiteContext, { is_test: isTest }: SubscriptionsTable): Promise<boolean> {
  return isTest && (await takesLivePayments(ctx))
}

/** Ends an unpaid subscription without an email. */
async function endSubscription(ctx: SiteTransaction, id: string): Promise<void> {
  const ended = { state: 'cancelled' as const, next_renewal_at: null, ended_at: ctx.now() }
  await siteTables(ctx).updateTable('subscriptions').set(ended).where('id', '=', id).execute()
}

/** The order of a cycle, with the taxes of its day. */
async function draftOf(ctx: SiteContext, subscription: SubscriptionsTable): Promise<OrderDraft> {
  const {
    currency,
    locale,
    prices_include_tax: pricesIncludeTax,
    customer,
    billing_address,
    shipping_address,
    shipping,
  } = subscription
  const lines = subscription.lines.map((line) => ({
    ...line,
    id: newId(ctx.now().getTime()),
    shipsFrom: null,
  }))
  const shared = { pricesIncludeTax, customer, giftCards: [], shipping }
  const taxed = await taxLines(ctx, { ...shared, lines, address: shipping_address ?? billing_address })
  const addresses = { billingAddress: billing_address, shippingAddress: shipping_address }
  return {
    ...shared,
    ...taxed,
    ...addresses,
    currency,
    locale,
    discounts: [],
    note: '',
    customFields: null,
    source: 'renewal',
  }
}

async function charge(
  ctx: OutsideTransaction<SiteContext>,
  { subscription, amountMinor, isThere }: Due,
  attempt: number,
): Promise<void> {
  const { id, cycle, method_id: methodId, currency, customer } = subscription
  const fail = (reason: string) =>
    inSite(ctx, ctx.site, (step) => failRenewal(step, { subscriptionId: id, cycle, reason }))
  if (!isThere) return fail(soldOut)
  if (methodId === null) return fail('gone')
  try {
    const payment = await chargeSaved(ctx, {
      methodId,
      key: `renewal:${id}:${cycle}:${attempt}`,
      subject: paymentSubject.renewal(id, cycle),
      amountMinor,
      currency,
      description: ctx.site.title,
      customer: { email: customer.email, name: customer.name },
    })
    await inSite(ctx, ctx.site, (step) => settleRenewal(step, { subscriptionId: id, cycle, payment }))
  } catch (error) {
    if (paymentsProblems.methodGone.is(error)) return fail('gone')
    throw error
  }
}
