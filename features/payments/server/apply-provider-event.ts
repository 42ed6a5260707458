import { isDeepStrictEqual } from 'node:util'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { updateRows, siteTables } from '#platform/database'
import { emit } from '#platform/jobs'
import { isPageName, mergePaymentUpdate, type Payment, paymentChanged } from '../contract/index.ts'
import { storeMethod } from './store-method.ts'
import { asPayment, begunPaymentKey, lockedPaymentKey, lockPayment, refundsOf } from './payments.queries.ts'
import type { PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'
import type { ProviderUpdate, RefundUpdate } from './provider.ts'

/**
 * Merges a provider's update into the known state in the caller's transaction, and publishes the change. Returns the
 * resulting state.
 */
export async function applyProviderEvent(
  ctx: SiteTransaction,
  paymentId: string,
  update: ProviderUpdate,
  { isAnswer = false } = {},
): Promise<Payment> {
  // A refund may be reported before the payment that it refunds.
  const [payment, refunds] = await Promise.all([lockPayment(ctx, paymentId), knownRefunds(ctx, paymentId)])
  if (!payment) throw new Error(`There is no payment ${paymentId}.`)
  const position = mergePaymentUpdate(
    {
      state: payment.state,
      amountMinor: payment.amount_minor,
      capturedMinor: payment.captured_minor,
      disputes: payment.disputes,
    },
    update,
    isAnswer,
  )
  const isTaken = position.state === 'captured' || position.state === 'authorised'
  const fields = {
    state: position.state,
    captured_minor: position.capturedMinor,
    disputes: position.disputes,
    // A repeated attempt may have another id at the provider.
    reference:
      (isAnswer || isPageName(payment.reference)
        ? (update.reference ?? payment.reference)
        : (payment.reference ?? update.reference)) ?? null,
    failure: isTaken ? null : update.failure === undefined ? payment.failure : update.failure,
    method: update.method ?? payment.method,
    method_id: payment.method_id ?? (await keptFor(ctx, payment, update)),
    refunded_minor: Math.min(position.capturedMinor, await joinRefunds(ctx, payment, refunds, update.refunds ?? [])),
    ...(isCarriedOut(payment, position.state) ? { wanted: null, wanted_minor: null } : {}),
  }
  const isChanged = Object.entries(fields).some(
    ([name, value]) => !isDeepStrictEqual(payment[name as keyof PaymentsTable], value),
  )
  if (!isChanged) return asPayment(payment, refunds)
  const changes = { ...fields, changed_at: ctx.now() }
  const changed = { ...payment, ...changes }
  ctx.tx.cache.set(lockedPaymentKey, changed)
  ctx.tx.beforeCommit(updateRows(ctx.db, 'payments', { website_id: ctx.site.id, id: paymentId }, changes))
  await emit(ctx, paymentChanged, { paymentId, subject: payment.subject, state: changed.state })
  return asPayment(changed, refunds)
}

/** A payment that has just begun has no refunds. */
function knownRefunds(ctx: SiteTransaction, paymentId: string): PaymentRefundsTable[] | Promise<PaymentRefundsTable[]> {
  const hasOnlyBegun =
    ctx.tx.cache.get(begunPaymentKey) === paymentId && ctx.tx.cache.get(lockedPaymentKey)?.captured_minor === 0
  return hasOnlyBegun ? [] : refundsOf(ctx, [paymentId])
}

function isCarriedOut({ wanted }: PaymentsTable, state: PaymentsTable['state']): boolean {
  return wanted !== null && (state === 'captured' || state === 'cancelled')
}

async function keptFor(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  { storedMethod }: ProviderUpdate,
): Promise<string | null> {
  if (!storedMethod || payment.keep_for === null) return null
  return storeMethod(ctx, {
    holder: payment.keep_for,
    provider: payment.provider,
    isTest: payment.is_test,
    storedMethod,
  })
}

/** Stores reported refunds; one that was not requested here was made at the provider. Returns the total refund. */
async function joinRefunds(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  rows: PaymentRefundsTable[],
  updates: readonly RefundUpdate[],
): Promise<number> {
  for (const update of updates) {
    const row = rows.find((refund) => refund.reference === update.reference || refund.id === update.refundId)
    if (row) await changeRefund(ctx, row, update)
    else rows.push(await addForeign(ctx, payment, update))
  }
  return rows.filter((row) => row.state !== 'failed').reduce((sum, row) => sum + row.amount_minor, 0)
}

/** A refund may fail after it was reported as successful, but not succeed after it failed. */
async function changeRefund(
  ctx: SiteTransaction,
  row: PaymentRefundsTable,
  { reference, state }: RefundUpdate,
): Promise<void> {
  const order = ['pending', 'succeeded', 'failed']
  const next = order.indexOf(state) > order.indexOf(row.state) ? state : row.state
  if (next === row.state && row.reference !== null) return
  await siteTables(ctx)
    .updateTable('payment_refunds')
    .set({ reference, state: next })
    .where('id', '=', row.id)
    .execute()
  Object.assign(row, { reference, state: next })
}

async function addForeign(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  update: RefundUpdate,
): Promise<PaymentRefundsTable> {
  const row: PaymentRefundsTable = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    key: `foreign:${update.reference}`,
    payment_id: payment.id,
    amount_minor: update.amountMinor,
    state: update.state,
    reference: update.reference,
    reason: '',
    is_foreign: true,
    created_at: ctx.now(),
  }
  await ctx.db.insertInto('payment_refunds').values(row).execute()
  return row
}
