import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { prepared } from '#platform/database'
import { disputeOf, type Payment } from '../contract/index.ts'
import type { PaymentMethodsTable, PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'

/** The payments of subjects (`order:ID`), the oldest first. */
export async function paymentsOf(ctx: SiteContext, subjects: readonly string[]): Promise<Payment[]> {
  if (subjects.length === 0) return []
  const rows = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .where('subject', 'in', subjects)
    .orderBy('id')
    .execute()
  return withRefunds(ctx, rows)
}

export async function paymentById(ctx: SiteContext, id: string): Promise<Payment | null> {
  const row = await paymentRow(ctx, id)
  return row ? paymentOf(ctx, row) : null
}

/** The payment of a row that was read or written a moment ago. */
export async function paymentOf(ctx: SiteContext, row: PaymentsTable): Promise<Payment> {
  return asPayment(row, await refundsOf(ctx, [row]))
}

interface One {
  site: string
  id: string
}

const one = prepared((db, { site, id }: One) => db.selectFrom('payments').selectAll().where('website_id', '=', site).where('id', '=', id))
const held = prepared((db, { site, id }: One) =>
  db.selectFrom('payments').selectAll().where('website_id', '=', site).where('id', '=', id).forUpdate(),
)

export async function paymentRow(ctx: SiteContext, id: string): Promise<PaymentsTable | undefined> {
  return (await one(ctx.db, { site: ctx.site.id, id })).rows[0]
}

/** The row, held until the end of the transaction: whoever changes the payment waits here. */
export async function lockPayment(ctx: SiteContext, id: string): Promise<PaymentsTable | undefined> {
  return (await held(ctx.db, { site: ctx.site.id, id })).rows[0]
}

export function methodById(ctx: SiteContext, id: string): Promise<PaymentMethodsTable | undefined> {
  return ctx.db
    .selectFrom('payment_methods')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

async function withRefunds(ctx: SiteContext, rows: readonly PaymentsTable[]): Promise<Payment[]> {
  const all = await refundsOf(ctx, rows)
  return rows.map((row) =>
    asPayment(
      row,
      all.filter((refund) => refund.payment_id === row.id),
    ),
  )
}

/** Only what was taken can be given back. */
async function refundsOf(ctx: SiteContext, payments: readonly PaymentsTable[]): Promise<readonly PaymentRefundsTable[]> {
  const ids = payments.filter((row) => row.captured_minor > 0).map((row) => row.id)
  return ids.length === 0 ? [] : (await refunds(ctx.db, { site: ctx.site.id, ids })).rows
}

const refunds = prepared((db, { site, ids }: { site: string; ids: readonly string[] }) =>
  db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('website_id', '=', site)
    .where('payment_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('id'),
)

function asPayment(row: PaymentsTable, refunds: readonly PaymentRefundsTable[]): Payment {
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
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amountMinor: refund.amount_minor,
      state: refund.state,
      reason: refund.reason,
      isForeign: refund.is_foreign,
      createdAt: refund.created_at.toISOString(),
    })),
  }
}
