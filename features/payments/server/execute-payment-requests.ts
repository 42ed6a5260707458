import type { SiteContext } from '#platform/context'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { callProvider, inStep } from './in-steps.ts'
import { paymentRow } from './payments.queries.ts'
import type { PaymentRefundsTable, PaymentsTable } from './payments.tables.ts'
import type { ProviderRequest, ProviderUpdate } from './provider.ts'
import { providers } from './providers.ts'

/**
 * Tells the provider what was decided: take or give up the money, give some back. May run any number of times: every call carries an
 * id of ours, under which the provider acts once.
 */
export async function executePaymentRequests(ctx: SiteContext, paymentId: string): Promise<void> {
  const found = await inStep(ctx, (inside) => decisionsOn(inside, paymentId))
  if (!found) return
  const { account, payment, refunds } = found
  const provider = providers[payment.provider]
  const tell = async (
    call: (inside: SiteContext, request: ProviderRequest) => Promise<ProviderUpdate>,
  ): Promise<void> => {
    const update = await callProvider(ctx, provider, (inside) => call(inside, { account, payment }))
    await inStep(ctx, (inside) => applyProviderEvent(inside, payment.id, update))
  }
  if (payment.wanted === 'capture') {
    const amountMinor = payment.wanted_minor ?? payment.amount_minor
    await tell((inside, request) => provider.capture(inside, { ...request, amountMinor }))
  }
  if (payment.wanted === 'cancel') await tell((inside, request) => provider.cancel(inside, request))
  for (const { id, amount_minor: amountMinor, reason } of refunds)
    await tell((inside, request) => provider.refund(inside, { ...request, refundId: id, amountMinor, reason }))
}

async function decisionsOn(
  ctx: SiteContext,
  paymentId: string,
): Promise<(ProviderRequest & { payment: PaymentsTable; refunds: PaymentRefundsTable[] }) | null> {
  const payment = await paymentRow(ctx, paymentId)
  if (!payment) return null
  const refunds = await ctx.db
    .selectFrom('payment_refunds')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .where('payment_id', '=', paymentId)
    .where('reference', 'is', null)
    .where('state', '=', 'pending')
    .orderBy('id')
    .execute()
  return { payment, refunds, account: await openAccount(ctx, payment.provider, { mustBeOn: false }) }
}
