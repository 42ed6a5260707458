import type { OutsideTransaction, VisitorContext } from '#platform/context'
import { inSite } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { paymentsProblems } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { receiveEvent } from './receive-event.ts'
import { stripeOnDemand } from './stripe/stripe-on-demand.ts'

/** POST /api/payments/stripe/webhook: accepts messages with a valid signature, each once. */
export async function handleStripeWebhook(
  ctx: OutsideTransaction<VisitorContext> & CalledBy,
): Promise<{ received: boolean }> {
  const { message } = ctx.caller
  if (!message?.header('stripe-signature')) throw paymentsProblems.unsigned({ status: 415 })
  const account = await inSite(ctx, ctx.site, (tx) => openAccount(tx, 'stripe', { mustBeOn: false }))
  const event = await stripeOnDemand.readWebhook(ctx, { account, message })
  await receiveEvent(ctx, 'stripe', event)
  return { received: true }
}
