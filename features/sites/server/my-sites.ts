import { type AccountContext, type OwnerContext, provided } from '#platform/context'
import { dayMs, permissionsOfRole, type Role } from '#platform/contract'
import { removedSitesKeptDays } from '../contract/site.rules.ts'
import type { MySite } from '../contract/site.schema.ts'
import { enabledFeatures } from './entitlements.ts'
import { siteSells } from './home/extension-points.ts'
import { siteInfo, websiteRow, websites } from './site.queries.ts'

/** Returns the sites of an account; removed ones that can be restored come last. */
export async function mySites(ctx: AccountContext): Promise<MySite[]> {
  const oldest = new Date(ctx.now().getTime() - removedSitesKeptDays * dayMs)
  const rows = await websites(ctx)
    .leftJoin('contributors', (join) =>
      join.onRef('contributors.website_id', '=', 'websites.id').on('contributors.account_id', '=', ctx.account.id),
    )
    .select(['contributors.roles', 'contributors.expires_at'])
    .where((row) => row.or([row('owner_id', '=', ctx.account.id), row('contributors.account_id', 'is not', null)]))
    .where((row) => row.or([row('removed_at', 'is', null), row('removed_at', '>', oldest)]))
    .orderBy('websites.title')
    .execute()
  const mine = rows
    .map((row) => {
      const isOwner = row.owner_id === ctx.account.id
      const isOver = row.expires_at !== null && row.expires_at <= ctx.now()
      const roles = isOver ? [] : [...(row.roles ?? [])]
      return {
        ...siteInfo(ctx.config, row),
        roles: isOwner ? [...new Set<Role>(['admin', ...roles])] : roles,
        isOwner,
      }
    })
    .filter(
      (site) =>
        site.roles.some((role) => role !== 'none') &&
        (site.removedAt === null || site.isOwner || site.roles.includes('admin')),
    )
  return [...mine.filter((site) => site.removedAt === null), ...mine.filter((site) => site.removedAt !== null)]
}

/** Returns the site of this admin host, and the person's permissions on it. */
export async function thisSite(
  ctx: OwnerContext,
): Promise<MySite & { permissions: string[]; plan: string; features: string[]; sells: boolean }> {
  ctx.require('basic')
  const row = await websiteRow(ctx)
  return {
    ...siteInfo(ctx.config, row),
    roles: [...ctx.roles],
    isOwner: row.owner_id === ctx.account.id,
    permissions: [...new Set(ctx.roles.flatMap((role) => permissionsOfRole(role)))],
    plan: row.plan,
    features: await enabledFeatures(ctx),
    sells: (await provided(ctx.product, siteSells)?.(ctx)) ?? false,
  }
}
