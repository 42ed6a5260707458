import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'
import type { LetterKind } from '../../contract/index.ts'

export const letterJobName = 'orders.write-letter'

export interface LetterPlan {
  orderId: string
  kind: LetterKind
  refundId?: string
  fulfilmentId?: string
  returnId?: string
  /** Where the letter's button leads, when it is not the order's page. */
  url?: string
  /** An amount that stands in place of the order's total. */
  minor?: number
}

/** Promises a letter in the caller's transaction: the worker writes and sends it. Its job stands on this, so it is found by its name. */
export async function planLetter(ctx: Writable<SiteContext>, plan: LetterPlan): Promise<void> {
  const job = ctx.product.jobs.get(letterJobName)
  if (!job) throw new Error(`The job ${letterJobName} is not registered.`)
  await enqueue(ctx, job, { websiteId: ctx.site.id, ...plan })
}
