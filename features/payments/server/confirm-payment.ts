import type { SiteContext } from '#platform/context'
import { paymentsProblems } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { type StartedPayment, finishStep } from './begin-payment.ts'
import { callProvider, inStep } from './in-steps.ts'
import { paymentRow } from './payments.queries.ts'
import type { CardDetails } from './provider.ts'
import { providers } from './providers.ts'

/**
 * Goes on with a payment: with the details of a card where we asked for them, else to learn how it went on the provider's side.
 * A refusal is an outcome: the step is `declined` and the payer may try again.
 */
export async function confirmPayment(
  ctx: SiteContext,
  { paymentId, details }: { paymentId: string; details: CardDetails | null },
): Promise<StartedPayment> {
  const { account, payment } = await inStep(ctx, async (inside) => {
    const row = await paymentRow(inside, paymentId)
    if (!row) throw paymentsProblems.notFound()
    return { payment: row, account: await openAccount(inside, row.provider, { mustBeOn: false }) }
  })
  if (payment.state === 'captured' || payment.state === 'authorised')
    return finishStep(ctx, paymentId, { update: {}, step: { kind: 'done' } })
  if (payment.state === 'cancelled') throw paymentsProblems.notNow({ act: 'paid', state: payment.state })
  const provider = providers[payment.provider]
  const progress = await callProvider(ctx, provider, (inside) =>
    provider.confirm(inside, { account, payment, details }),
  )
  return finishStep(ctx, paymentId, progress)
}
