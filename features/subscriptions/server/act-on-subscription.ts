import { siteTables } from '#platform/database'
import type { SiteTransaction } from '#platform/context'
import { cycleStart, nextCycle, type SubscriptionAct, subscriptionsProblems } from '../contract/index.ts'
import { planRenewal } from './plan-renewal.ts'
import { allowedActs, lockSubscription } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'
import { emailTexts, letterheadOf, noticeRecipients } from '#features/sites/server'
import { languageOf } from '#platform/i18n'
import { cancelledEmailKind, writeCancelledEmail, writeCancelledNotice } from './subscription-emails.ts'

/** Pauses or resumes a subscription, skips a cycle or restores it, or cancels; for customers and owners. */
export async function actOn(
  ctx: SiteTransaction,
  { id, act }: { id: string; act: Exclude<SubscriptionAct, 'changeCard'> },
): Promise<void> {
  const subscription = await lockSubscription(ctx, id)
  if (!allowedActs(ctx, subscription)[act]) throw subscriptionsProblems.notNow({ act })
  await acts[act](ctx, subscription)
}

const acts: Readonly<
  Record<
    Exclude<SubscriptionAct, 'changeCard'>,
    (ctx: SiteTransaction, subscription: SubscriptionsTable) => Promise<void>
  >
> = {
  pause: (ctx, subscription) => change(ctx, subscription, { state: 'paused', next_renewal_at: null }),
  resume: async (ctx, subscription) => {
    const { anchor_at: anchor, plan, cycle } = subscription
    // Cycles missed during a pause are not charged afterwards.
    const next = nextCycle(anchor, plan.billingPeriod, cycle - 1, ctx.now())
    await planNext(ctx, subscription, next, { state: 'active' })
  },
  skip: async (ctx, subscription) => {
    const { id, cycle, anchor_at: anchor, plan } = subscription
    const skipped = {
      subscription_id: id,
      cycle,
      due_at: cycleStart(anchor, plan.billingPeriod, cycle),
      state: 'skipped' as const,
    }
    await siteTables(ctx)
      .insertInto('subscription_renewals')
      .values({
        ...skipped,
        attempts: 0,
        next_attempt_at: null,
        failure: null,
        draft: null,
        payment_id: null,
        order_id: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['website_id', 'subscription_id', 'cycle']).doUpdateSet({ state: 'skipped' }),
      )
      .execute()
    await planNext(ctx, subscription, nextCycle(anchor, plan.billingPeriod, cycle, ctx.now()), {})
  },
  /** Restores the cycle that was skipped last. */
  unskip: async (ctx, subscription) => {
    const cycle = subscription.cycle - 1
    await siteTables(ctx)
      .deleteFrom('subscription_renewals')
      .where('subscription_id', '=', subscription.id)
      .where('cycle', '=', cycle)
      .where('state', '=', 'skipped')
      .execute()
    await planNext(ctx, subscription, cycle, {})
  },
  /** Paid goods are still delivered, and paid areas stay open, until the end of the period; nothing more is charged. */
  stop: async (ctx, subscription) => {
    const stopsAt = subscription.next_renewal_at ?? ctx.now()
    await change(ctx, subscription, { stops_at: stopsAt })
    await tellCancelled(ctx, { ...subscription, stops_at: stopsAt })
  },
  continue: (ctx, subscription) => change(ctx, subscription, { stops_at: null }),
  cancel: async (ctx, subscription) => {
    await change(ctx, subscription, { state: 'cancelled', next_renewal_at: null, ended_at: ctx.now(), stops_at: null })
    await tellCancelled(ctx, { ...subscription, stops_at: null })
  },
}

async function planNext(
  ctx: SiteTransaction,
  subscription: SubscriptionsTable,
  cycle: number,
  more: Partial<SubscriptionsTable>,
): Promise<void> {
  const at = cycleStart(subscription.anchor_at, subscription.plan.billingPeriod, cycle)
  await change(ctx, subscription, { ...more, cycle, next_renewal_at: at })
  await planRenewal(ctx, { subscriptionId: subscription.id, cycle, attempt: 1, at })
}

async function change(
  ctx: SiteTransaction,
  { id }: SubscriptionsTable,
  to: Partial<SubscriptionsTable>,
): Promise<void> {
  await siteTables(ctx).updateTable('subscriptions').set(to).where('id', '=', id).execute()
}

/** Retries a refused cycle at once, because the owner asked for it or the customer entered another card. */
export async function retryNow(ctx: SiteTransaction, id: string): Promise<void> {
  const subscription = await lockSubscription(ctx, id)
  if (subscription.state !== 'past-due') return
  const { attempts } = await siteTables(ctx)
    .selectFrom('subscription_renewals')
    .select('attempts')
    .where('subscription_id', '=', id)
    .where('cycle', '=', subscription.cycle)
    .executeTakeFirstOrThrow()
  await change(ctx, subscription, { next_renewal_at: ctx.now() })
  await planRenewal(ctx, { subscriptionId: id, cycle: subscription.cycle, attempt: attempts + 1, at: ctx.now() })
}

/** Notifies the customer in writing, and the shop's staff, that a subscription has ended. */
async function tellCancelled(ctx: SiteTransaction, subscription: SubscriptionsTable): Promise<void> {
  const { customer, locale } = subscription
  const language = languageOf(locale)
  const words = await emailTexts(ctx, cancelledEmailKind, language)
  if (words && customer.email !== '') {
    const letterhead = await letterheadOf(ctx, language)
    const message = writeCancelledEmail(ctx, subscription, { words, language, letterhead })
    await ctx.mail.send({ to: customer.email, websiteId: ctx.site.id, ...message })
  }
  if (subscription.is_test) return
  for (const recipient of await noticeRecipients(ctx, 'cancellations')) {
    const letterhead = await letterheadOf(ctx, recipient.language)
    const message = writeCancelledNotice(ctx, subscription, { language: recipient.language, letterhead })
    await ctx.mail.send({ to: recipient.to, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
