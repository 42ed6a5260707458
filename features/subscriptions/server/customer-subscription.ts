import { paymentsProblems } from '#features/payments/contract'
import { saveMethod } from '#features/payments/server'
import type { VisitorContext, OutsideTransaction, Writable, VisitorTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, redirect } from '#platform/http'
import { subscriptionAllows, type subscriptionsApi, subscriptionsProblems } from '../contract/index.ts'
import { actOn, retryNow } from './act-on-subscription.ts'
import { type CardProblem, cardUnfit, declinedAs } from './card-problem.ts'
import { subscriptionByToken } from './subscriptions.queries.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

/** Handles a plain form of the customer's own page and redirects back to it. */
export async function actByCustomer(
  ctx: VisitorTransaction,
  { token, act }: Input<typeof subscriptionsApi.actByCustomer>,
): Promise<Answer<unknown>> {
  const subscription = await found(ctx, token)
  await actOn(ctx, { id: subscription.id, act })
  return back(token, { done: act })
}

/**
 * Changes the card: with the page's own fields for the test gateway, otherwise on the provider's page. A refused
 * renewal is then retried at once.
 */
export async function changeCard(
  ctx: OutsideTransaction<VisitorContext>,
  { token, number, expiry, cvc }: Input<typeof subscriptionsApi.changeCard>,
): Promise<Answer<unknown>> {
  const subscription = await inSite(ctx, ctx.site, (step) => found(step, token))
  if (!subscriptionAllows(subscription.state).changeCard || subscription.provider === 'manual')
    throw subscriptionsProblems.notNow({ act: 'changeCard' })
  const provider = subscription.provider === 'stripe' ? 'stripe' : 'test'
  const details = provider === 'test' ? { number, expiry, cvc } : null
  const returnUrl =
    provider === 'test' ? null : `${ctx.site.baseUrl}/commerce/subscription/card?token=${token}&setup={SETUP}`
  try {
    const key = `card:${subscription.id}:${ctx.now().getTime()}`
    const savedMethod = await saveMethod(ctx, {
      provider,
      holder: `subscription:${subscription.id}`,
      key,
      customer: { email: subscription.customer.email },
      details,
      setup: null,
      returnUrl,
    })
    if (savedMethod.step.kind === 'redirect') return redirect(savedMethod.step.url)
    if (savedMethod.methodId === null)
      return back(token, {
        problem: declinedAs(savedMethod.step.kind === 'declined' ? savedMethod.step.reason : 'declined'),
      })
    await setMethod(ctx, subscription.id, savedMethod.methodId)
    return back(token, { done: 'changeCard' })
  } catch (error) {
    if (!paymentsProblems.cardUnfit.is(error)) throw error
    return back(token, { problem: cardUnfit, field: error.details.field })
  }
}

/** GET /commerce/subscription/card: the return from the provider's page. */
export async function cardKept(
  ctx: OutsideTransaction<VisitorContext>,
  { token, setup }: Input<typeof subscriptionsApi.cardKept>,
): Promise<Answer<unknown>> {
  const subscription = await inSite(ctx, ctx.site, (step) => found(step, token))
  if (setup === '' || subscription.provider !== 'stripe') return back(token, {})
  const wanted = {
    provider: 'stripe' as const,
    holder: `subscription:${subscription.id}`,
    key: setup,
    customer: {},
    details: null,
    returnUrl: null,
  }
  const { methodId } = await saveMethod(ctx, { ...wanted, setup })
  if (methodId === null) return back(token, { problem: declinedAs('declined') })
  await setMethod(ctx, subscription.id, methodId)
  return back(token, { done: 'changeCard' })
}

async function setMethod(ctx: Writable<VisitorContext>, id: string, methodId: string): Promise<void> {
  await inSite(ctx, ctx.site, async (step) => {
    await siteTables({ db: step.db, site: ctx.site })
      .updateTable('subscriptions')
      .set({ method_id: methodId })
      .where('id', '=', id)
      .execute()
    await retryNow(step, id)
  })
}

async function found(ctx: VisitorContext, token: string): Promise<SubscriptionsTable> {
  const subscription = await subscriptionByToken(ctx, token)
  if (!subscription) throw subscriptionsProblems.notFound()
  return subscription
}

function back(token: string, outcome: { done?: string; problem?: CardProblem; field?: string }): Answer<unknown> {
  return redirect(`/commerce/subscription?${new URLSearchParams({ token, ...outcome })}`)
}
