import { isDeepStrictEqual } from 'node:util'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { updateRows } from '#platform/database'
import { emit } from '#platform/jobs'
import { isPageName, joinNews, type Payment } from '../contract/index.ts'
import { keepMethod } from './keep-method.ts'
import { asPayment, lockedPaymentKey, lockPayment, refundsOf } from './payments.queries.ts'
import type { PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'
import type { ProviderNews, RefundNews } from './provider.ts'

/** Joins what a provider says to what is known, in the caller's transaction, and tells of it when something changed. Answers how the payment stands then. */
export async function applyNews(
  ctx: SiteTransaction,
  paymentId: string,
  news: ProviderNews,
  { isAnswer = false } = {},
): Promise<Payment> {
  // A refund may be told of before what it gives back.
  const [known, refunds] = await Promise.all([lockPayment(ctx, paymentId), refundsOf(ctx, [paymentId])])
  if (!known) throw new Error(`There is no payment ${paymentId}.`)
  const position = joinNews(
    {
      state: known.state,
      amountMinor: known.amount_minor,
      capturedMinor: known.captured_minor,
      disputes: known.disputes,
    },
    news,
    isAnswer,
  )
  const isTaken = position.state === 'captured' || position.state === 'authorised'
  const facts = {
    state: position.state,
    captured_minor: position.capturedMinor,
    disputes: position.disputes,
    // A payer who tries again may be charged under another name.
    reference:
      (isAnswer || isPageName(known.reference)
        ? (news.reference ?? known.reference)
        : (known.reference ?? news.reference)) ?? null,
    failure: isTaken ? null : news.failure === undefined ? known.failure : news.failure,
    method: news.method ?? known.method,
    method_id: known.method_id ?? (await keptFor(ctx, known, news)),
    refunded_minor: Math.min(position.capturedMinor, await joinRefunds(ctx, known, refunds, news.refunds ?? [])),
    ...(isCarriedOut(known, position.state) ? { wanted: null, wanted_minor: null } : {}),
  }
  const isChanged = Object.entries(facts).some(
    ([name, value]) => !isDeepStrictEqual(known[name as keyof PaymentsTable], value),
  )
  if (!isChanged) return asPayment(known, refunds)
  const changes = { ...facts, changed_at: ctx.now() }
  const changed = { ...known, ...changes }
  ctx.tx.cache.set(lockedPaymentKey, changed)
  ctx.tx.beforeCommit(updateRows(ctx.db, 'payments', { website_id: ctx.site.id, id: paymentId }, changes))
  await emit(ctx, 'payments.changed', { paymentId, subject: known.subject, state: changed.state })
  return asPayment(changed, refunds)
}

function isCarriedOut({ wanted }: PaymentsTable, state: PaymentsTable['state']): boolean {
  return wanted !== null && (state === 'captured' || state === 'cancelled')
}

async function keptFor(ctx: SiteTransaction, payment: PaymentsTable, { kept }: ProviderNews): Promise<string | null> {
  if (!kept || payment.keep_for === null) return null
  return keepMethod(ctx, { holder: payment.keep_for, provider: payment.provider, isTest: payment.is_test, kept })
}

/** Writes what is told of refunds; one that nobody here asked for was made at the provider. Answers what is given back in all. */
async function joinRefunds(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  rows: PaymentRefundsTable[],
  told: readonly RefundNews[],
): Promise<number> {
  for (const news of told) {
    const row = rows.find((one) => one.reference === news.reference || one.id === news.refundId)
    if (row) await changeRefund(ctx, row, news)
    else rows.push(await addForeign(ctx, payment, news))
  }
  return rows.filter((row) => row.state !== 'failed').reduce((sum, row) => sum + row.amount_minor, 0)
}

/** A refund can still fail after it was thought to have succeeded; it never comes back from having failed. */
async function changeRefund(
  ctx: SiteTransaction,
  row: PaymentRefundsTable,
  { reference, state }: RefundNews,
): Promise<void> {
  const order = ['pending', 'succeeded', 'failed']
  const next = order.indexOf(state) > order.indexOf(row.state) ? state : row.state
  if (next === row.state && row.reference !== null) return
  await ctx.db
    .updateTable('payment_refunds')
    .set({ reference, state: next })
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', row.id)
    .execute()
  Object.assign(row, { reference, state: next })
}

async function addForeign(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  news: RefundNews,
): Promise<PaymentRefundsTable> {
  const row: PaymentRefundsTable = {
    website_id: ctx.site.id,
    id: newId(ctx.now().getTime()),
    key: `foreign:${news.reference}`,
    payment_id: payment.id,
    amount_minor: news.amountMinor,
    state: news.state,
    reference: news.reference,
    reason: '',
    is_foreign: true,
    created_at: ctx.now(),
  }
  await ctx.db.insertInto('payment_refunds').values(row).execute()
  return row
}
