import { accountsWithSecondFactor, audit, endSessionsOf, requireStepUp } from '#features/accounts/server'
import type { OwnerTransaction, PlatformContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { siteProblems } from '../../contract/sites.problems.ts'

export async function isSecondFactorRequired(ctx: PlatformContext, websiteId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('websites')
    .select('requires_second_factor')
    .where('id', '=', websiteId)
    .executeTakeFirst()
  return row?.requires_second_factor ?? false
}

/**
 * Requires a second factor of all people of the site, its owner included. The requesting person must have one, so that
 * they are not locked out; sessions without one end, and lead to its setup.
 */
export async function requireSecondFactor(
  ctx: OwnerTransaction & CalledBy,
  { isRequired }: { isRequired: boolean },
): Promise<Record<string, never>> {
  ctx.require('settings.userAccounts')
  await requireStepUp(ctx)
  const own = await accountsWithSecondFactor(ctx, [ctx.account.id])
  if (isRequired && own.size === 0) throw siteProblems.ownSecondFactorFirst()
  const before = await isSecondFactorRequired(ctx, ctx.site.id)
  await ctx.db
    .updateTable('websites')
    .set({ requires_second_factor: isRequired })
    .where('id', '=', ctx.site.id)
    .execute()
  if (isRequired) await endSessionsWithout(ctx)
  await audit(ctx, {
    action: 'site.second_factor_required',
    subject: ctx.site.id,
    before: { isRequired: before },
    after: { isRequired },
  })
  return {}
}

async function endSessionsWithout(ctx: OwnerTransaction): Promise<void> {
  const { owner_id } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  const others = await siteTables(ctx).selectFrom('contributors').select('account_id').execute()
  const people = [...new Set([owner_id, ...others.map(({ account_id }) => account_id)])]
  const secured = await accountsWithSecondFactor(ctx, people)
  for (const id of people) if (!secured.has(id)) await endSessionsOf(ctx, id, ctx.site.id)
}
