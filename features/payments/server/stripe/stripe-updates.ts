import type Stripe from 'stripe'
import type { Dispute, MethodInfo, PaymentState, PaymentStep, RefundState } from '../../contract/index.ts'
import type { ProviderUpdate, RefundUpdate } from '../provider.ts'
import { failureOf } from './stripe-client.ts'

const states: Readonly<Record<string, PaymentState>> = {
  requires_confirmation: 'pending',
  requires_action: 'action',
  processing: 'processing',
  requires_capture: 'authorised',
  succeeded: 'captured',
  canceled: 'cancelled',
}

/** Converts a payment of Stripe. Refunds and disputes are requested separately if the charge has any. */
export function updateOfIntent(
  intent: Stripe.PaymentIntent,
  more: { refunds?: Stripe.Refund[]; disputes?: Stripe.Dispute[] } = {},
): ProviderUpdate {
  const { last_payment_error: error, payment_method: method } = intent
  const state = states[intent.status] ?? (error ? 'declined' : 'pending')
  const methodDetails = typeof method === 'object' && method !== null ? methodInfoOf(method) : null
  const isKept =
    intent.setup_future_usage !== null && methodDetails !== null && (state === 'captured' || state === 'authorised')
  return {
    reference: intent.id,
    state,
    capturedMinor: intent.amount_received,
    failure: state === 'declined' ? failureOf(error?.decline_code ?? error?.code) : null,
    ...(methodDetails ? { method: methodDetails } : {}),
    ...(isKept && typeof method === 'object' && method !== null
      ? { storedMethod: { reference: method.id, customerReference: idOf(intent.customer), details: methodDetails } }
      : {}),
    refunds: (more.refunds ?? []).map(updateOfRefund),
    disputes: disputesOf(more.disputes ?? []),
  }
}

export function updateOfRefund(refund: Stripe.Refund): RefundUpdate {
  const state: RefundState =
    refund.status === 'succeeded'
      ? 'succeeded'
      : refund.status === 'failed' || refund.status === 'canceled'
        ? 'failed'
        : 'pending'
  return { reference: refund.id, refundId: refund.metadata?.['refund'], amountMinor: refund.amount, state }
}

/** An inquiry moves no money: it is no dispute yet. */
function disputesOf(disputes: readonly Stripe.Dispute[]): Dispute[] {
  const stateOf = ({ status }: Stripe.Dispute) => (status === 'won' ? 'won' : status === 'lost' ? 'lost' : 'open')
  return disputes
    .filter(({ status }) => !status.startsWith('warning'))
    .map((dispute) => ({ reference: dispute.id, state: stateOf(dispute), amountMinor: dispute.amount }))
}

export function methodInfoOf({ type, card }: Stripe.PaymentMethod): MethodInfo {
  if (!card) return { kind: 'other', brand: type, last4: '', expires: '' }
  return {
    kind: 'card',
    brand: card.brand,
    last4: card.last4,
    expires: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
  }
}

/** Returns the next step of the payer's page. */
export function stepOfIntent(intent: Stripe.PaymentIntent, publishableKey: string): PaymentStep {
  const { status, next_action: action, last_payment_error: error } = intent
  if (status === 'succeeded' || status === 'requires_capture') return { kind: 'done' }
  if (status === 'processing') return { kind: 'wait' }
  if (action?.type === 'redirect_to_url' && action.redirect_to_url?.url)
    return { kind: 'redirect', url: action.redirect_to_url.url }
  if (error) return { kind: 'declined', reason: failureOf(error.decline_code ?? error.code) }
  return elementOf(intent, publishableKey)
}

export function elementOf({ client_secret }: Stripe.PaymentIntent, publishableKey: string): PaymentStep {
  return { kind: 'element', clientSecret: client_secret ?? '', publishableKey }
}

export function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null)
}
