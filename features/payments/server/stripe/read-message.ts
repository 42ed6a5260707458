import Stripe from 'stripe'
import { paymentsProblems } from '../../contract/index.ts'
import type { OutsideProvider, ProviderEvent } from '../provider.ts'
import { idOf } from './stripe-updates.ts'

/** T29: older messages are replays. */
const toleranceSeconds = 300

/** A message is accepted when one of the valid secrets signed it recently. */
export const readStripeMessage: NonNullable<OutsideProvider['readWebhook']> = async (ctx, { account, message }) => {
  const header = message.header('stripe-signature') ?? ''
  for (const secret of account.webhookSecrets) {
    try {
      const event = Stripe.webhooks.constructEvent(
        Buffer.from(message.bytes),
        header,
        secret,
        toleranceSeconds,
        undefined,
        ctx.now().getTime(),
      )
      return eventOf(event)
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  }
  throw paymentsProblems.signatureUnfit()
}

interface About {
  object?: string
  id?: string
  payment_intent?: string | { id: string } | null
  metadata?: Record<string, string> | null
}

function eventOf(event: Stripe.Event): ProviderEvent {
  const about = event.data.object as About
  const isIntent = about.object === 'payment_intent'
  return {
    id: event.id,
    kind: event.type,
    happenedAt: new Date(event.created * 1000),
    reference: isIntent ? (about.id ?? null) : idOf(about.payment_intent ?? null),
    ...(isIntent && about.metadata?.['payment'] ? { paymentId: about.metadata['payment'] } : {}),
  }
}
