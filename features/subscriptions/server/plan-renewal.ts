import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'

export const renewJobName = 'subscriptions.renew'

/**
 * Schedules the renewal of a cycle. The job checks again whether it is still due; the job depends on this module, so it
 * is queued by name.
 */
export async function planRenewal(
  ctx: Writable<SiteContext>,
  renewal: { subscriptionId: string; cycle: number; attempt: number; at: Date },
): Promise<void> {
  const job = ctx.product.jobs.get(renewJobName)
  if (!job) throw new Error(`The job ${renewJobName} is not registered.`)
  const { at, ...rest } = renewal
  await enqueue(
    ctx,
    job,
    { websiteId: ctx.site.id, ...rest },
    { after: at, key: `${renewal.subscriptionId}:${renewal.cycle}:${renewal.attempt}` },
  )
}
