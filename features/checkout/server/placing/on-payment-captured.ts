import type { EventPayload } from '#platform/contract'
import { checkoutIdOf, type paymentChanged } from '#features/payments/contract'
import { paymentById } from '#features/payments/server'
import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { placePaidJob } from './place-paid.job.ts'

/** Handles money for a checkout without an order, because its shopper may never return from the provider. */
export async function onPaymentCaptured(
  ctx: Writable<SiteContext>,
  { paymentId, state }: EventPayload<typeof paymentChanged>,
): Promise<void> {
  if (state !== 'captured' && state !== 'authorised') return
  const payment = await paymentById(ctx, paymentId)
  const id = payment && checkoutIdOf(payment.subject)
  if (id) await enqueue(ctx, placePaidJob, { websiteId: ctx.site.id, paymentId, id }, { key: paymentId })
}
