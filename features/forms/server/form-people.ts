import type { OwnerContext } from '#platform/context'
import type { Output } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { submissionsApi } from '../contract/index.ts'

/** People who can work on submissions: the owner of the site, and its contributors. */
export async function formPeople(ctx: OwnerContext): Promise<Output<typeof submissionsApi.people>> {
  ctx.require('crm.read')
  const owner = await ctx.db
    .selectFrom('websites')
    .innerJoin('accounts', 'accounts.id', 'websites.owner_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name'])
    .where('websites.id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  const others = await siteTables(ctx)
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.id', 'contributors.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name'])
    .where('accounts.id', '!=', owner.id)
    .orderBy('accounts.email')
    .execute()
  return { people: [owner, ...others].map(({ id, email, name }) => ({ id, name: name || email })), me: ctx.account.id }
}
