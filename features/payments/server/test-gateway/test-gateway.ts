import { hashOf, newSecret } from '#features/accounts/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import {
  type MethodInfo,
  type PaymentStep,
  type TestCard,
  paymentsProblems,
  readCardExpiry,
  testCardOf,
} from '../../contract/index.ts'
import { begunPaymentKey, lockPayment } from '../payments.queries.ts'
import type {
  ProviderRequest,
  CardDetails,
  StoredMethod,
  LocalProvider,
  Progress,
  ProviderUpdate,
} from '../provider.ts'
import { type ChargeRow, addCharge, changeCharge, chargeById, chargeOfPayment, isExpired } from './charges.ts'
import { planGatewayUpdate } from './plan-update.ts'

/**
 * A simulated payment provider inside this installation that moves no money. It behaves like an external one: it has
 * books of its own, asks some card holders for approval on its own page, and reports some events later.
 */
export const testGateway: LocalProvider = {
  name: 'test',
  isOutside: false,
  begin: async () => ({ update: {}, step: { kind: 'card' } }),
  confirm: async (ctx, request) => {
    // A repeated form is charged once: concurrent calls wait for each other, and find the earlier charge.
    const [, existing] = await Promise.all([
      lockPayment(ctx, request.payment.id),
      hasOnlyBegun(ctx, request) ? null : chargeOfPayment(ctx, request.payment.id),
    ])
    const isPaid = existing?.state === 'captured' || existing?.state === 'authorised'
    return request.details && !isPaid ? payByCard(ctx, request, request.details) : progressOf(existing, request.details)
  },
  capture: async (ctx, { payment, amountMinor }) => {
    const charge = await heldCharge(ctx, payment.reference)
    if (charge.state === 'authorised')
      await changeCharge(ctx, charge.id, { state: 'captured', captured_minor: amountMinor })
    return updateOf(await heldCharge(ctx, payment.reference))
  },
  cancel: async (ctx, { payment }) => {
    const charge = payment.reference === null ? null : await chargeById(ctx, payment.reference)
    if (charge && charge.state !== 'captured') await changeCharge(ctx, charge.id, { state: 'cancelled' })
    return { state: 'cancelled' }
  },
  refund: async (ctx, { payment, refundId, amountMinor }) => {
    const charge = await heldCharge(ctx, payment.reference)
    const isPossible = charge.refunded_minor + amountMinor <= charge.captured_minor
    if (isPossible) await changeCharge(ctx, charge.id, { refunded_minor: charge.refunded_minor + amountMinor })
    return {
      refunds: [
        { reference: `test-refund:${refundId}`, refundId, amountMinor, state: isPossible ? 'succeeded' : 'failed' },
      ],
    }
  },
  chargeSaved: async (ctx, request) => {
    const card = request.method.reference as TestCard
    if (card === 'declinedLater' || card === 'declined') return { state: 'declined', failure: 'declined' }
    if (card === 'insufficientFunds') return { state: 'declined', failure: 'insufficient_funds' }
    return updateOf(await charge(ctx, request, card === 'disputed' ? 'disputed' : 'success', null))
  },
  saveMethod: async (_ctx, { details }) => {
    if (!details) return { step: { kind: 'card' }, setup: null, storedMethod: null }
    const { card, failure } = readCard(_ctx, details)
    if (!card || failure)
      return { step: { kind: 'declined', reason: failure ?? 'unknown_card' }, setup: null, storedMethod: null }
    return { step: { kind: 'done' }, setup: null, storedMethod: keptOf(card, details) }
  },
  lookUp: async (ctx, { reference }) => updateOf(await heldCharge(ctx, reference)),
}

/** True when the payment started in this transaction and was not charged. */
function hasOnlyBegun(ctx: SiteTransaction, { payment }: ProviderRequest): boolean {
  return ctx.tx.cache.get(begunPaymentKey) === payment.id && payment.state === 'pending'
}

async function payByCard(ctx: SiteTransaction, request: ProviderRequest, details: CardDetails): Promise<Progress> {
  const { card, failure } = readCard(ctx, details)
  if (!card || failure)
    return {
      update: { state: 'declined', failure: failure ?? 'unknown_card' },
      step: { kind: 'declined', reason: failure ?? 'unknown_card' },
    }
  const token = card === 'authentication' ? newSecret(ctx) : null
  const chargeRow = await charge(ctx, request, card, token)
  const update = {
    ...updateOf(chargeRow),
    method: methodInfoOf(details),
    ...(request.payment.keep_for === null ? {} : { storedMethod: keptOf(card, details) }),
  }
  if (token === null) return { update, step: { kind: 'done' } }
  return { update, step: { kind: 'redirect', url: `/commerce/test-gateway/authentication?charge=${token}` } }
}

async function charge(
  ctx: SiteTransaction,
  { payment }: ProviderRequest,
  card: TestCard,
  token: string | null,
): Promise<ChargeRow> {
  const isHeld = payment.capture === 'later' || card === 'delayed'
  const state = token === null ? (isHeld ? 'authorised' : 'captured') : 'action'
  const chargeRow = addCharge(ctx, payment, { card, state, token_hash: token === null ? null : hashOf(token) })
  await planGatewayUpdate(ctx, chargeRow)
  return chargeRow
}

function readCard(
  ctx: SiteContext,
  { number, expiry, cvc }: CardDetails,
): { card: TestCard | null; failure: string | null } {
  if (number.replace(/\D/g, '').length < 12) throw paymentsProblems.cardUnfit({ field: 'number' })
  const until = readCardExpiry(expiry)
  if (!until) throw paymentsProblems.cardUnfit({ field: 'expiry' })
  if (!/^\d{3,4}$/.test(cvc)) throw paymentsProblems.cardUnfit({ field: 'cvc' })
  const card = testCardOf(number)
  if (card && isExpired(until, ctx.now())) return { card, failure: 'expired' }
  if (card === 'declined') return { card, failure: 'declined' }
  if (card === 'insufficientFunds') return { card, failure: 'insufficient_funds' }
  return { card, failure: card ? null : 'unknown_card' }
}

function methodInfoOf({ number, expiry }: CardDetails): MethodInfo {
  const { month, year } = readCardExpiry(expiry) ?? { month: 0, year: 0 }
  return {
    kind: 'card',
    brand: 'Visa',
    last4: number.replace(/\D/g, '').slice(-4),
    expires: `${year}-${String(month).padStart(2, '0')}`,
  }
}

function keptOf(card: TestCard, details: CardDetails): StoredMethod {
  return { reference: card, customerReference: null, details: methodInfoOf(details) }
}

async function heldCharge(ctx: SiteContext, reference: string | null): Promise<ChargeRow> {
  const found = reference === null ? null : await chargeById(ctx, reference)
  if (!found) throw paymentsProblems.notFound()
  return found
}

function progressOf(found: ChargeRow | null, details: CardDetails | null): Progress {
  if (!found) return { update: {}, step: { kind: 'card' } }
  const steps: Record<ChargeRow['state'], PaymentStep> = {
    action: { kind: 'wait' },
    authorised: { kind: 'done' },
    captured: { kind: 'done' },
    refused: { kind: 'declined', reason: 'authentication' },
    cancelled: { kind: 'card' },
  }
  return {
    update: { ...updateOf(found), ...(details ? { method: methodInfoOf(details) } : {}) },
    step: steps[found.state],
  }
}

/** Returns the gateway's update about one of its charges. */
export function updateOf(row: ChargeRow): ProviderUpdate {
  const states = {
    action: 'action',
    authorised: 'authorised',
    captured: 'captured',
    refused: 'declined',
    cancelled: 'cancelled',
  } as const
  return {
    ...(row.state === 'refused' ? {} : { reference: row.id }),
    state: states[row.state],
    failure: row.state === 'refused' ? 'authentication' : null,
    capturedMinor: row.captured_minor,
    ...(row.is_disputed
      ? { disputes: [{ reference: `test-dispute:${row.id}`, state: 'open' as const, amountMinor: row.captured_minor }] }
      : {}),
  }
}
