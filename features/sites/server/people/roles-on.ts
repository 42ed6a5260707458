import { notAllowed } from '#features/accounts/contract'
import { accountsWithSecondFactor } from '#features/accounts/server'
import type { Account, OwnerContext, PlatformContext, SiteContext } from '#platform/context'
import { type Role, mayDo } from '#platform/contract'
import { siteProblems } from '../../contract/sites.problems.ts'

/**
 * The roles of an account on a site; the owner is always an administrator. None for strangers and for those whose time
 * is over. Throws `sites.second_factor_first` for people of a site that asks for a second factor, as long as they have
 * none.
 */
export async function rolesOn(ctx: PlatformContext, accountId: string, websiteId: string): Promise<readonly Role[]> {
  const row = await ctx.db
    .selectFrom('websites')
    .leftJoin('contributors', (join) =>
      join.onRef('contributors.website_id', '=', 'websites.id').on('contributors.account_id', '=', accountId),
    )
    .select(['websites.owner_id', 'websites.name', 'websites.requires_second_factor'])
    .select(['contributors.roles', 'contributors.expires_at'])
    .where('websites.id', '=', websiteId)
    .executeTakeFirst()
  if (!row) return []
  const isOver = row.expires_at !== null && row.expires_at <= ctx.now()
  const assigned = isOver ? [] : (row.roles ?? [])
  const roles = row.owner_id === accountId ? [...new Set<Role>(['admin', ...assigned])] : assigned
  const isAsked = row.requires_second_factor && roles.length > 0
  if (isAsked && !(await accountsWithSecondFactor(ctx, [accountId])).has(accountId))
    throw siteProblems.secondFactorFirst({ site: row.name })
  return roles
}

/** The context in which an account acts on a site. Looks the roles up unless they are given. */
export async function ownerContext<C extends SiteContext>(
  ctx: C,
  { account, roles }: { account: Account; roles?: readonly Role[] },
): Promise<C & OwnerContext> {
  return asOwner(ctx, account, roles ?? (await rolesOn(ctx, account.id, ctx.site.id)))
}

export function asOwner<C extends SiteContext>(ctx: C, account: Account, roles: readonly Role[]): C & OwnerContext {
  return {
    ...ctx,
    account: { id: account.id, email: account.email, name: account.name },
    roles,
    require: (permission) => {
      if (!mayDo(roles, permission)) throw notAllowed(permission)
    },
  }
}
