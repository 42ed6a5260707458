import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import type { Input, Permission } from '#platform/contract'
import { changed } from '#platform/database'
import type { SiteInfo } from '../contract/site.schema.ts'
import type { sitesApi } from '../contract/sites.api.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { siteInfo, websites } from './site.queries.ts'

const permissionFor = {
  title: 'settings.general',
  name: 'settings.domain',
  locale: 'settings.locale',
  timeZone: 'settings.locale',
} as const satisfies Record<string, Permission>

/**
 * Changes title, name, language and time zone. A new name changes the built-in address, and the former one stops
 * working.
 */
export async function changeSite(ctx: OwnerTransaction, change: Input<typeof sitesApi.changeSite>): Promise<SiteInfo> {
  ctx.require('config')
  const wanted = Object.entries(change).filter(([, value]) => value !== undefined) as [
    keyof typeof permissionFor,
    string,
  ][]
  for (const [field] of wanted) ctx.require(permissionFor[field])
  const before = await websites(ctx).where('websites.id', '=', ctx.site.id).executeTakeFirst()
  if (!before) throw siteProblems.notFound()
  if (change.name !== undefined && change.name !== before.name) {
    const other = await ctx.db.selectFrom('websites').select('id').where('name', '=', change.name).executeTakeFirst()
    if (other) throw siteProblems.nameTaken({ name: change.name })
  }
  const values = Object.fromEntries(wanted.map(([field, value]) => [field === 'timeZone' ? 'time_zone' : field, value]))
  if (wanted.length > 0) {
    await ctx.db.updateTable('websites').set(values).where('id', '=', ctx.site.id).execute()
    const old = Object.fromEntries(Object.keys(values).map((column) => [column, before[column as keyof typeof before]]))
    await audit(ctx, { action: 'site.changed', subject: ctx.site.id, before: old, after: values })
    await changed(ctx, [cacheTag.site])
  }
  return siteInfo(ctx.config, { ...before, ...values })
}
