import { sql } from 'kysely'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { cacheKey, prepared, preparedRead, siteTables } from '#platform/database'
import { disputeOf, type Payment, type PaymentSubject } from '../contract/index.ts'
import type { PaymentMethodsTable, PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'

/** Returns the payments of all these subjects, the oldest first. */
export async function paymentsOf(ctx: SiteContext, subjects: readonly PaymentSubject[]): Promise<Payment[]> {
  if (subjects.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('payments')
    .selectAll()
    .where('subject', 'in', subjects)
    .orderBy('id')
    .execute()
  return withRefunds(ctx, rows)
}

export async function paymentById(ctx: SiteContext, id: string): Promise<Payment | null> {
  const row = await paymentRow(ctx, id)
  return row ? paymentOf(ctx, row) : null
}

/** The payment of a row that was just read or written. */
export async function paymentOf(ctx: SiteContext, row: PaymentsTable): Promise<Payment> {
  // Only captured money can be refunded.
  return asPayment(row, row.captured_minor === 0 ? [] : await refundsOf(ctx, [row.id]))
}

interface PaymentKey {
  site: string
  id: string
}

const readRow = preparedRead((db, { site, id }: PaymentKey) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id),
)
const lockRow = prepared((db, { site, id }: PaymentKey) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate(),
)

/** The locked row of a transaction in its present state. Code that writes it updates this cache. */
export const lockedPaymentKey = cacheKey<PaymentsTable>('payment')

/** Marks a payment whose row this transaction inserted: other rows about it can only come from this transaction. */
export const begunPaymentKey = cacheKey<string>('payment that begins here')

export async function paymentRow(ctx: SiteContext, id: string): Promise<PaymentsTable | undefined> {
  const cached = ctx.tx?.cache.get(lockedPaymentKey)
  return cached?.id === id ? cached : (await readRow(ctx.db, { site: ctx.site.id, id })).rows[0]
}

/** Returns the row locked until the end of the transaction, so that concurrent changes wait. */
export async function lockPayment(ctx: SiteTransaction, id: string): Promise<PaymentsTable | undefined> {
  const cached = ctx.tx.cache.get(lockedPaymentKey)
  if (cached?.id === id) return cached
  const [row] = (await lockRow(ctx.db, { site: ctx.site.id, id })).rows
  if (row) ctx.tx.cache.set(lockedPaymentKey, row)
  return row
}

/** Whether it is test money, which never changes. */
export async function isTestPayment(ctx: SiteContext, id: string): Promise<boolean> {
  return (await paymentRow(ctx, id))?.is_test === true
}

export function methodById(ctx: SiteContext, id: string): Promise<PaymentMethodsTable | undefined> {
  return siteTables(ctx)
    .selectFrom('payment_methods')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

async function withRefunds(ctx: SiteContext, rows: readonly PaymentsTable[]): Promise<Payment[]> {
  const all = await refundsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return rows.map((row) =>
    asPayment(
      row,
      all.filter((refund) => refund.payment_id === row.id),
    ),
  )
}

export async function refundsOf(ctx: SiteContext, ids: readonly string[]): Promise<PaymentRefundsTable[]> {
  return ids.length === 0 ? [] : Array.from((await refunds(ctx.db, { site: ctx.site.id, ids })).rows)
}

const refunds = preparedRead((db, { site, ids }: { site: string; ids: readonly string[] }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id'),
)

export function asPayment(row: PaymentsTable, refunds: readonly PaymentRefundsTable[]): Payment {
  return { ...withoutRefunds(row), refunds: refunds.map(asRefund) }
}

export function withoutRefunds(row: PaymentsTable): Omit<Payment, 'refunds'> {
  return {
    id: row.id,
    subject: row.subject,
    provider: row.provider,
    isTest: row.is_test,
    state: row.state,
    currency: row.currency,
    amountMinor: row.amount_minor,
    capturedMinor: row.captured_minor,
    refundedMinor: row.refunded_minor,
    ...disputeOf(row.disputes),
    disputes: [...row.disputes],
    failure: row.failure,
    method: row.method,
    methodId: row.method_id,
    createdAt: row.created_at.toISOString(),
  }
}

function asRefund(row: PaymentRefundsTable): Payment['refunds'][number] {
  return {
    id: row.id,
    amountMinor: row.amount_minor,
    state: row.state,
    reason: row.reason,
    isForeign: row.is_foreign,
    createdAt: row.created_at.toISOString(),
  }
}
