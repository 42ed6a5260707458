import type { SiteContext, Writable } from '#platform/context'
import { enqueue } from '#platform/jobs'

export const renewJobName = 'subscriptions.renew'

/**
 * Promises to renew a cycle at a moment. The job looks again whether it is still wanted then; it stands on this, so it
 * is found by its name.
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
