import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import type { ProviderName } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { type PaymentSteps, type ProviderCall, separateSteps, stepsWithin } from './payment-steps.ts'
import { paymentRow } from './payments.queries.ts'
import type { PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'
import type { ProviderRequest, PaymentProvider, ProviderUpdate } from './provider.ts'
import { localProvider, providers } from './providers.ts'

/**
 * Sends decisions to the provider: capture, cancel or refund. It may run repeatedly: every call carries an idempotency
 * key.
 */
export function executePaymentRequests(ctx: OutsideTransaction<SiteContext>, paymentId: string): Promise<void> {
  return carry(separateSteps(ctx), (name) => providers[name], paymentId)
}

/**
 * Like `executePaymentRequests`, in the caller's transaction: for providers that keep their records in this database.
 */
export function executeLocalPaymentRequests(tx: SiteTransaction, paymentId: string): Promise<void> {
  return carry(stepsWithin(tx), localProvider, paymentId)
}

async function carry<P extends PaymentProvider>(
  { inStep, callProvider }: PaymentSteps<P>,
  providerOf: (name: ProviderName) => P,
  paymentId: string,
): Promise<void> {
  const found = await inStep((tx) => decisionsOn(tx, paymentId))
  if (!found) return
  const { account, payment, refunds } = found
  const provider = providerOf(payment.provider)
  const tell = async (call: ProviderCall<ProviderUpdate>): Promise<void> => {
    const update = await callProvider(provider, call)
    await inStep((tx) => applyProviderEvent(tx, payment.id, update))
  }
  if (payment.wanted === 'capture') {
    const amountMinor = payment.wanted_minor ?? payment.amount_minor
    await tell((called, ctx) => called.capture(ctx, { account, payment, amountMinor }))
  }
  if (payment.wanted === 'cancel') await tell((called, ctx) => called.cancel(ctx, { account, payment }))
  for (const { id, amount_minor: amountMinor, reason } of refunds)
    await tell((called, ctx) => called.refund(ctx, { account, payment, refundId: id, amountMinor, reason }))
}

async function decisionsOn(
  ctx: SiteContext,
  paymentId: string,
): Promise<(ProviderRequest & { payment: PaymentsTable; refunds: PaymentRefundsTable[] }) | null> {
  const payment = await paymentRow(ctx, paymentId)
  if (!payment) return null
  const refunds = await siteTables(ctx)
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('reference', 'is', null)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute()
  return { payment, refunds, account: await openAccount(ctx, payment.provider, { mustBeOn: false }) }
}
