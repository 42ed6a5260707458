import type { SiteContext, SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRow, preparedRead, siteTables } from '#platform/database'
import type { PaymentsTable, TestChargesTable } from '../payments.tables.ts'

export type ChargeRow = TestChargesTable

export function addCharge(
  ctx: SiteTransaction,
  payment: PaymentsTable,
  fields: Pick<ChargeRow, 'card' | 'state' | 'token_hash'>,
): ChargeRow {
  const row: ChargeRow = {
    website_id: ctx.site.id,
    id: `test-${newId(ctx.now().getTime())}`,
    payment_id: payment.id,
    capture: payment.capture,
    currency: payment.currency,
    amount_minor: payment.amount_minor,
    captured_minor: fields.state === 'captured' ? payment.amount_minor : 0,
    refunded_minor: 0,
    is_disputed: false,
    created_at: ctx.now(),
    ...fields,
  }
  ctx.tx.beforeCommit(insertRow(ctx.db, 'test_charges', row))
  return row
}

export async function changeCharge(ctx: SiteTransaction, id: string, change: Partial<ChargeRow>): Promise<void> {
  await siteTables(ctx).updateTable('test_charges').set(change).where('id', '=', id).execute()
}

export async function chargeById(ctx: SiteContext, id: string): Promise<ChargeRow | null> {
  return (await siteTables(ctx).selectFrom('test_charges').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}

/** The latest attempt, because the payer tries again after a refusal. */
export async function chargeOfPayment(ctx: SiteContext, paymentId: string): Promise<ChargeRow | null> {
  return (await latest(ctx.db, { site: ctx.site.id, payment: paymentId })).rows[0] ?? null
}

const latest = preparedRead((db, { site, payment }: { site: string; payment: string }) =>
  siteTables({ db, site: { id: site } })
    .selectFrom('test_charges')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('id', 'desc')
    .limit(1),
)

export async function chargeByToken(ctx: SiteContext, tokenHash: string): Promise<ChargeRow | null> {
  const charges = siteTables(ctx).selectFrom('test_charges').selectAll().where('token_hash', '=', tokenHash)
  return (await charges.forUpdate().executeTakeFirst()) ?? null
}

/** A card is good until the end of the month it names. */
export function isExpired({ month, year }: { month: number; year: number }, now: Date): boolean {
  return Date.UTC(year, month, 1) <= now.getTime()
}
