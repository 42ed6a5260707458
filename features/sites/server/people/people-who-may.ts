import type { OwnerContext } from '#platform/context'
import { mayDo, type Permission, type Role } from '#platform/contract'
import { siteTables } from '#platform/database'

export interface Colleague {
  id: string
  name: string
  email: string
  locale: string
}

/** Returns all people of the site with a permission, the owner included. Available to all of them. */
export async function peopleWhoMay(ctx: OwnerContext, permission: Permission): Promise<Colleague[]> {
  const columns = ['accounts.id', 'accounts.name', 'accounts.email', 'accounts.locale'] as const
  const owner = await ctx.db
    .selectFrom('websites')
    .innerJoin('accounts', 'accounts.id', 'websites.owner_id')
    .select(columns)
    .where('websites.id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  const others = await siteTables(ctx)
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.id', 'contributors.account_id')
    .select([...columns, 'contributors.roles'])
    .where('accounts.id', '!=', owner.id)
    .where(({ eb, or }) =>
      or([eb('contributors.expires_at', 'is', null), eb('contributors.expires_at', '>', ctx.now())]),
    )
    .execute()
  const able = others.filter(({ roles }) => mayDo(roles as readonly Role[], permission))
  return [owner, ...able].map(({ id, name, email, locale }) => ({
    id,
    name: name || (email.split('@')[0] ?? email),
    email,
    locale,
  }))
}
