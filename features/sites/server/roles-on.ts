import { accountProblems } from '#features/accounts/contract'
import type { Account, OwnerContext, PlatformContext, SiteContext } from '#platform/context'
import { type Role, mayDo } from '#platform/contract'

/** The roles of an account on a site; the owner is always an administrator. None for strangers and for those whose time is over. */
export async function rolesOn(ctx: PlatformContext, accountId: string, websiteId: string): Promise<readonly Role[]> {
  const row = await ctx.db
    .selectFrom('websites')
    .leftJoin('contributors', (join) =>
      join.onRef('contributors.website_id', '=', 'websites.id').on('contributors.account_id', '=', accountId),
    )
    .select(['websites.owner_id', 'contributors.roles', 'contributors.expires_at'])
    .where('websites.id', '=', websiteId)
    .executeTakeFirst()
  if (!row) return []
  const isOver = row.expires_at !== null && row.expires_at <= ctx.now()
  const roles = isOver ? [] : (row.roles ?? [])
  return row.owner_id === accountId ? [...new Set<Role>(['admin', ...roles])] : roles
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
      if (!mayDo(roles, permission)) throw accountProblems.notAllowed({ permission })
    },
  }
}
