import { sql } from 'kysely'
import type { Payment } from '#features/payments/contract'
import { paymentById, requestCancel, requestRefund } from '#features/payments/server'
import type { SiteTransaction } from '#platform/context'
import { Problem } from '#platform/contract'
import { siteTables } from '#platform/database'
import { emailAboutReturnedPayment } from './returned-payment-email.ts'
import { paymentSubject } from '#features/payments/contract'

/** The subject of a payment: a checkout or a donation. */
export interface PaidFor {
  id: string
  paymentId: string | null
}

/** Tells whether the refusal is final. Broken or busy services are tried again and keep the payment. */
export function isRefused(error: unknown): error is Problem {
  return error instanceof Problem && error.kind !== 'broken' && error.kind !== 'busy'
}

/** Whether the payer is a member already, so that a repeated payment would change nothing. */
export function isMemberAlready({ code }: Problem): boolean {
  return code === 'checkout.already_member'
}

/**
 * Refunds a payment without an order at once and informs the payer; the next attempt begins another payment. Returns
 * the refund in minor units. A payment with an order stays.
 */
export async function compensate(ctx: SiteTransaction, { id, paymentId }: PaidFor, refusal: Problem): Promise<number> {
  const payment = paymentId === null ? null : await paymentById(ctx, paymentId)
  if (payment?.subject !== paymentSubject.checkout(id)) return 0
  const refundMinor = payment.capturedMinor - payment.refundedMinor
  if (refundMinor > 0) {
    await requestRefund(ctx, {
      paymentId: payment.id,
      amountMinor: refundMinor,
      key: `unplaced ${payment.id}`,
      reason: 'order not placed',
    })
    await emailAboutReturnedPayment(ctx, id, {
      minor: refundMinor,
      currency: payment.currency,
      isTest: payment.isTest,
      isMember: isMemberAlready(refusal),
    })
  } else if (payment.state === 'authorised') await requestCancel(ctx, { paymentId: payment.id })
  const tables = siteTables(ctx)
  const next = { attempt: sql<number>`attempt + 1`, payment_id: null }
  await tables.updateTable('checkouts').set(next).where('id', '=', id).execute()
  await tables.updateTable('gifts').set(next).where('id', '=', id).execute()
  return refundMinor
}

const unpaidStates: readonly Payment['state'][] = ['pending', 'declined', 'action']

/** A payment that was begun before, and is replaced by another one now, cannot be paid any more. */
export async function cancelCheckoutPayment(
  ctx: SiteTransaction,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  const payment = await paymentById(ctx, paymentId)
  if (payment?.subject === paymentSubject.checkout(id) && unpaidStates.includes(payment.state))
    await requestCancel(ctx, { paymentId })
}
