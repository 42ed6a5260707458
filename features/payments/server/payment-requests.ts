import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { prepared, updateRows, siteTables } from '#platform/database'
import {
  type Payment,
  type PaymentSubject,
  paymentAllows,
  paymentSubject,
  paymentsProblems,
  refundableMinor,
} from '../contract/index.ts'
import { executeLocalPaymentRequests } from './execute-payment-requests.ts'
import { executePaymentRequestsSoon } from './execute-payment-requests.job.ts'
import { lockedPaymentKey, lockPayment, withoutRefunds } from './payments.queries.ts'
import type { PaymentsTable } from './payments.tables.ts'
import { providers } from './providers.ts'

/**
 * Requests the capture of authorised money; payments that need no capture are complete now. Runs in the caller's
 * transaction.
 */
export async function requestCapture(
  ctx: SiteTransaction,
  { paymentId, amountMinor }: { paymentId: string; amountMinor?: number },
): Promise<void> {
  const payment = await locked(ctx, paymentId)
  if (payment.state === 'captured' || payment.wanted === 'capture') return
  const isOpen =
    payment.provider === 'manual' ? payment.state === 'pending' : paymentAllows(positionOf(payment)).capture
  if (!isOpen) throw paymentsProblems.notNow({ act: 'captured', state: payment.state })
  const wanted = amountMinor ?? payment.amount_minor
  if (wanted > payment.amount_minor) throw paymentsProblems.tooMuch()
  await want(ctx, payment, { wanted: 'capture', wanted_minor: wanted })
}

/** Requests the cancellation of a payment. A captured payment can only be refunded. */
export async function requestCancel(ctx: SiteTransaction, { paymentId }: { paymentId: string }): Promise<void> {
  const payment = await locked(ctx, paymentId)
  if (payment.state === 'cancelled' || payment.wanted === 'cancel') return
  if (!paymentAllows(positionOf(payment)).cancel)
    throw paymentsProblems.notNow({ act: 'cancelled', state: payment.state })
  await want(ctx, payment, { wanted: 'cancel', wanted_minor: null })
}

export interface RefundRequest {
  paymentId: string
  amountMinor: number
  /** A repeated key refunds only once. */
  key: string
  reason: string
}

/** Requests a refund, which counts as refunded until the provider reports that it failed. Returns the refund's id. */
export async function requestRefund(
  ctx: SiteTransaction,
  { paymentId, amountMinor, key, reason }: RefundRequest,
): Promise<string> {
  const payment = await locked(ctx, paymentId)
  const present = await siteTables(ctx)
    .selectFrom('payment_refunds')
    .select(['id', 'amount_minor', 'payment_id'])
    .where('key', '=', key)
    .executeTakeFirst()
  if (present) {
    if (present.amount_minor !== amountMinor || present.payment_id !== paymentId) throw paymentsProblems.keyReused()
    return present.id
  }
  if (amountMinor < 1 || amountMinor > refundableMinor(positionOf(payment))) throw paymentsProblems.tooMuch()
  const id = newId(ctx.now().getTime())
  await siteTables(ctx)
    .insertInto('payment_refunds')
    .values({
      id,
      key,
      payment_id: paymentId,
      amount_minor: amountMinor,
      state: 'pending',
      reference: null,
      reason: reason.slice(0, 500),
      is_foreign: false,
      created_at: ctx.now(),
    })
    .execute()
  await want(ctx, payment, { refunded_minor: payment.refunded_minor + amountMinor })
  return id
}

/**
 * Assigns the payment to an order, the subject `to`. Returns its state, locked until the end of the transaction; null
 * when there is none or another order has it.
 */
export async function handPayment(
  ctx: SiteTransaction,
  { paymentId, to }: { paymentId: string; to: PaymentSubject },
): Promise<Omit<Payment, 'refunds'> | null> {
  const [row] = (await handed(ctx.db, { site: ctx.site.id, id: paymentId, to })).rows
  if (!row) return null
  ctx.tx.cache.set(lockedPaymentKey, row)
  return withoutRefunds(row)
}

const handed = prepared((db, { site, id, to }: { site: string; id: string; to: PaymentSubject }) =>
  siteTables({ db, site: { id: site } })
    .updateTable('payments')
    .set({ subject: to })
    .where('id', '=', id)
    .where((row) => row.or([row('subject', '=', to), row('subject', 'not like', paymentSubject.order('%'))]))
    .returningAll(),
)

async function want(ctx: SiteTransaction, payment: PaymentsTable, wanted: Partial<PaymentsTable>): Promise<void> {
  const changes = { ...wanted, changed_at: ctx.now() }
  await updateRows(ctx.db, 'payments', { website_id: ctx.site.id, id: payment.id }, changes)
  ctx.tx.cache.set(lockedPaymentKey, { ...payment, ...changes })
  // A local provider is updated in the same transaction; an external one is called after the commit.
  if (providers[payment.provider].isOutside) await executePaymentRequestsSoon(ctx, payment.id)
  else await executeLocalPaymentRequests(ctx, payment.id)
}

async function locked(ctx: SiteTransaction, paymentId: string): Promise<PaymentsTable> {
  const payment = await lockPayment(ctx, paymentId)
  if (!payment) throw paymentsProblems.notFound()
  return payment
}

function positionOf({ state, captured_minor, refunded_minor }: PaymentsTable) {
  return { state, capturedMinor: captured_minor, refundedMinor: refunded_minor }
}
