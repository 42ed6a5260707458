import type { SiteContext, OutsideTransaction, SiteTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import { type Payment, paymentsProblems } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { type NewPayment, writePayment } from './begin-payment.ts'
import { callProvider } from './payment-steps.ts'
import { methodById, paymentById } from './payments.queries.ts'
import type { PaymentMethodsTable, PaymentsTable } from './payments.tables.ts'
import type { ProviderAccount } from './provider.ts'
import { providers } from './providers.ts'

/**
 * Charges a saved card while its holder is away. A refusal is an outcome: the payment is returned as `declined` with
 * its reason.
 */
export async function chargeSaved(
  ctx: OutsideTransaction<SiteContext>,
  {
    methodId,
    ...wanted
  }: Pick<NewPayment, 'key' | 'subject' | 'amountMinor' | 'currency' | 'description' | 'customer'> & {
    methodId: string
  },
): Promise<Payment> {
  const { payment, account, method } = await inSite(ctx, ctx.site, (tx) => write(tx, methodId, wanted))
  if (payment.state === 'pending' || payment.state === 'processing') {
    const provider = providers[payment.provider]
    if (!provider.chargeSaved) throw new Error(`The provider ${provider.name} keeps no cards.`)
    const update = await callProvider(ctx, provider, async (called, siteCtx) =>
      called.chargeSaved?.(siteCtx, { payment, account, method }),
    )
    if (update) await inSite(ctx, ctx.site, (tx) => applyProviderEvent(tx, payment.id, update, { isAnswer: true }))
  }
  const charged = await inSite(ctx, ctx.site, (tx) => paymentById(tx, payment.id))
  if (!charged) throw paymentsProblems.notFound()
  return charged
}

async function write(
  ctx: SiteTransaction,
  methodId: string,
  wanted: Pick<NewPayment, 'key' | 'subject' | 'amountMinor' | 'currency' | 'description' | 'customer'>,
): Promise<{ payment: PaymentsTable; account: ProviderAccount; method: PaymentMethodsTable }> {
  const method = await methodById(ctx, methodId)
  if (!method) throw paymentsProblems.methodGone()
  const account = await openAccount(ctx, method.provider, { mustBeOn: false })
  // The card was saved with test keys and the shop has live ones now, or the reverse, so the provider does not know it.
  if (method.is_test !== account.isTest) throw paymentsProblems.methodGone()
  const payment = await writePayment(ctx, account, {
    ...wanted,
    provider: method.provider,
    capture: 'now',
    returnPath: '/',
  })
  return { payment, account, method }
}
