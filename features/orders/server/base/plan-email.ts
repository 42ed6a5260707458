import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'
import type { EmailKind } from '../../contract/index.ts'

export const orderEmailJobName = 'orders.write-email'

export interface EmailPlan {
  orderId: string
  kind: EmailKind
  refundId?: string
  fulfilmentId?: string
  returnId?: string
  /** Link of the email's button, when it is not the order's page. */
  url?: string
  /** Amount in place of the order's total. */
  minor?: number
}

/**
 * Plans an email in the caller's transaction; the worker writes and sends it. Its job depends on this module, so it is
 * found by name.
 */
export async function planEmail(ctx: Writable<SiteContext>, plan: EmailPlan): Promise<void> {
  const job = ctx.product.jobs.get(orderEmailJobName)
  if (!job) throw new Error(`The job ${orderEmailJobName} is not registered.`)
  await enqueue(ctx, job, { websiteId: ctx.site.id, ...plan })
}
