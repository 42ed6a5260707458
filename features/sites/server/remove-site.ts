import { audit, platformOrigin, requireStepUp } from '#features/accounts/server'
import { cacheTag, type AccountContext, type OwnerTransaction, type Writable } from '#platform/context'
import { dayMs, enumerations } from '#platform/contract'
import { changed, inSite, inTransaction } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { removedSitesKeptDays } from '../contract/site.rules.ts'
import type { SiteInfo } from '../contract/site.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { rolesOn } from './people/roles-on.ts'
import { siteInfo, websites } from './site.queries.ts'

const keptMs = removedSitesKeptDays * dayMs

/**
 * Takes the site offline at once. Its content is kept for thirty days. Its own hosts no longer answer, so `url` is the
 * list of sites, where it can be restored.
 */
export async function removeSite(
  ctx: OwnerTransaction & CalledBy,
  { name }: { name: string },
): Promise<{ restorableUntil: string; url: string }> {
  ctx.require('settings.removeWebsite')
  await requireStepUp(ctx)
  if (name !== ctx.site.name) throw siteProblems.nameUnfit({ name })
  const now = ctx.now()
  const removed = enumerations.siteStatuses.removed
  await ctx.db
    .updateTable('websites')
    .set((row) => ({ removed_at: now, status_before: row.ref('status'), status: removed }))
    .where('id', '=', ctx.site.id)
    .where('removed_at', 'is', null)
    .execute()
  await audit(ctx, { action: 'site.removed', subject: ctx.site.id })
  await changed(ctx, [cacheTag.site])
  return { restorableUntil: new Date(now.getTime() + keptMs).toISOString(), url: `${platformOrigin(ctx.config)}/` }
}

/** Puts a removed site back as it was. Asked on the platform host, because the site itself answers nowhere. */
export async function restoreSite(ctx: Writable<AccountContext>, { id }: { id: string }): Promise<SiteInfo> {
  return inTransaction(ctx, async (siteCtx) => {
    const roles = await rolesOn(siteCtx, ctx.account.id, id)
    const row = await websites(siteCtx).where('websites.id', '=', id).executeTakeFirst()
    if (!row || !roles.includes('admin')) throw siteProblems.notFound()
    if (row.removed_at === null) return siteInfo(ctx.config, row)
    if (ctx.now().getTime() - row.removed_at.getTime() > keptMs) throw siteProblems.restoreTooLate({ status: 410 })
    const status = row.status_before ?? enumerations.siteStatuses.paid
    await siteCtx.db
      .updateTable('websites')
      .set({ removed_at: null, status_before: null, status })
      .where('id', '=', id)
      .execute()
    await inSite(siteCtx, { id }, async (within) => {
      await audit(within, { action: 'site.restored', subject: id })
      await changed(within, [cacheTag.site])
    })
    return siteInfo(ctx.config, { ...row, removed_at: null, status })
  })
}
