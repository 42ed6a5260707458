import { refreshPages } from '#features/pages/server'
import type { PlatformContext, Writable } from '#platform/context'
import type { ChangeFeed } from '#platform/database'
import { enqueue } from '#platform/jobs'

const waitMs = 2000

/**
 * Makes the worker render stale pages again: one job for all changes of a site within two seconds, from any process.
 */
export function refreshAfterChanges(ctx: Writable<PlatformContext>, feed: Pick<ChangeFeed, 'onChange'>): void {
  const refreshedSites = new Set<string>()
  feed.onChange((websiteId) => {
    if (refreshedSites.has(websiteId)) return
    refreshedSites.add(websiteId)
    setTimeout(() => refreshedSites.delete(websiteId), waitMs / 2).unref()
    enqueue(ctx, refreshPages, { websiteId }, { key: 'refresh', after: new Date(ctx.now().getTime() + waitMs) }).catch(
      (error: unknown) =>
        ctx.log.warn({ error, websiteId }, 'Pages that are no longer right wait for their next visitor.'),
    )
  })
}
