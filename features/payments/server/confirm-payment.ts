import type { SiteTransaction, OutsideTransaction, SiteContext } from '#platform/context'
import { type ProviderName, paymentsProblems } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { type StartedPayment, finishStep } from './begin-payment.ts'
import { type PaymentSteps, separateSteps, stepsWithin } from './payment-steps.ts'
import { paymentRow } from './payments.queries.ts'
import type { CardDetails, PaymentProvider } from './provider.ts'
import { localProvider, providers } from './providers.ts'

export interface PaymentToConfirm {
  paymentId: string
  details: CardDetails | null
}

/**
 * Continues a payment: with the details of a card where we asked for them, otherwise by asking the provider for the
 * result. A refusal is an outcome: the step is `declined` and the payer may try again.
 */
export function confirmPayment(ctx: OutsideTransaction<SiteContext>, input: PaymentToConfirm): Promise<StartedPayment> {
  return confirm(separateSteps(ctx), (name) => providers[name], input)
}

/** Like `confirmPayment`, in the caller's transaction: for providers that keep their records in this database. */
export function confirmLocalPayment(tx: SiteTransaction, input: PaymentToConfirm): Promise<StartedPayment> {
  return confirm(stepsWithin(tx), localProvider, input)
}

async function confirm<P extends PaymentProvider>(
  steps: PaymentSteps<P>,
  providerOf: (name: ProviderName) => P,
  { paymentId, details }: PaymentToConfirm,
): Promise<StartedPayment> {
  const { account, payment } = await steps.inStep(async (tx) => {
    const row = await paymentRow(tx, paymentId)
    if (!row) throw paymentsProblems.notFound()
    return { payment: row, account: await openAccount(tx, row.provider, { mustBeOn: false }) }
  })
  if (payment.state === 'captured' || payment.state === 'authorised')
    return finishStep(steps, paymentId, { update: {}, step: { kind: 'done' } })
  if (payment.state === 'cancelled') throw paymentsProblems.notNow({ act: 'paid', state: payment.state })
  const progress = await steps.callProvider(providerOf(payment.provider), (provider, ctx) =>
    provider.confirm(ctx, { account, payment, details }),
  )
  return finishStep(steps, paymentId, progress)
}
