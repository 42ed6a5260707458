import { siteById } from '#features/sites/server'
import type { PlatformContext, OutsideTransaction } from '#platform/context'
import { inSite } from '#platform/database'
import type { OpenSite } from '#platform/jobs'
import { runDueJobs } from '../../platform/jobs/run-due-jobs.ts'

/** Does at once what a worker would do next, until nothing is due; of these kinds alone, where some are named. */
export function doDueJobs(ctx: OutsideTransaction<PlatformContext>, kinds?: readonly string[]): Promise<number> {
  const openSite: OpenSite = async (context, websiteId, work) => {
    const site = await siteById(context, websiteId)
    if (!site) return false
    await inSite({ ...context, locale: 'en' as const }, site, work)
    return true
  }
  return runDueJobs(ctx, openSite, kinds && { kinds })
}
