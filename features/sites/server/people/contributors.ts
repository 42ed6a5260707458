import { siteTables } from '#platform/database'
import { accountsWithSecondFactor, audit, endSessionsOf, requireStepUp } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Output, Role } from '#platform/contract'
import type { CalledBy } from '#platform/http'
import { sendsEmail } from '#platform/mail'
import type { Contributor, Invitation } from '../../contract/site.schema.ts'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { isSecondFactorRequired } from './second-factor-rule.ts'

export async function contributorsOf(ctx: OwnerContext): Promise<Output<typeof sitesApi.contributors>> {
  ctx.require('settings.userAccounts')
  return {
    contributors: await listed(ctx),
    invitations: await invitationsOf(ctx),
    requiresSecondFactor: await isSecondFactorRequired(ctx, ctx.site.id),
    sendsEmail: sendsEmail(ctx),
  }
}

async function listed(ctx: OwnerContext): Promise<Contributor[]> {
  const owner = await ctx.db
    .selectFrom('websites')
    .innerJoin('accounts', 'accounts.id', 'websites.owner_id')
    .select(['accounts.id', 'accounts.email', 'accounts.name', 'websites.created_at'])
    .where('websites.id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  const others = await siteTables(ctx)
    .selectFrom('contributors')
    .innerJoin('accounts', 'accounts.id', 'contributors.account_id')
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.name',
      'contributors.roles',
      'contributors.added_at',
      'contributors.expires_at',
    ])
    .where('accounts.id', '!=', owner.id)
    .orderBy('contributors.added_at')
    .execute()
  const secured = await accountsWithSecondFactor(ctx, [owner.id, ...others.map(({ id }) => id)])
  return [
    {
      accountId: owner.id,
      email: owner.email,
      name: owner.name,
      roles: ['admin'],
      isOwner: true,
      expiresAt: null,
      addedAt: owner.created_at.toISOString(),
      hasSecondFactor: secured.has(owner.id),
    },
    ...others.map((row) => ({
      accountId: row.id,
      email: row.email,
      name: row.name,
      roles: [...row.roles],
      isOwner: false,
      expiresAt: row.expires_at?.toISOString() ?? null,
      addedAt: row.added_at.toISOString(),
      hasSecondFactor: secured.has(row.id),
    })),
  ]
}

async function invitationsOf(ctx: OwnerContext): Promise<Invitation[]> {
  const rows = await siteTables(ctx)
    .selectFrom('invitations')
    .selectAll()
    .where('expires_at', '>', ctx.now())
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    roles: [...row.roles],
    invitedBy: row.invited_by,
    expiresAt: row.expires_at.toISOString(),
    accessEndsAt: row.access_ends_at?.toISOString() ?? null,
    offersOwnership: row.offers_ownership,
  }))
}

/** Changed roles end the sessions of a person on this site; the next one has the new roles. */
export async function changeContributor(
  ctx: OwnerTransaction & CalledBy,
  { accountId, roles, expiresAt }: { accountId: string; roles: readonly Role[]; expiresAt?: string | null | undefined },
): Promise<Contributor> {
  ctx.require('settings.userAccounts')
  await requireStepUp(ctx)
  const before = await contributor(ctx, accountId)
  const after = {
    roles: [...new Set(roles)],
    expires_at: expiresAt === undefined ? before.expires_at : expiresAt === null ? null : new Date(expiresAt),
  }
  await siteTables(ctx).updateTable('contributors').set(after).where('account_id', '=', accountId).execute()
  await endSessionsOf(ctx, accountId, ctx.site.id)
  await audit(ctx, {
    action: 'contributor.changed',
    subject: accountId,
    before: { roles: before.roles, expiresAt: before.expires_at },
    after: { roles: after.roles, expiresAt: after.expires_at },
  })
  const found = (await listed(ctx)).find((candidate) => candidate.accountId === accountId)
  if (!found) throw siteProblems.contributorMissing()
  return found
}

export async function removeContributor(
  ctx: OwnerTransaction & CalledBy,
  { accountId }: { accountId: string },
): Promise<Record<string, never>> {
  ctx.require('settings.userAccounts')
  await requireStepUp(ctx)
  const before = await contributor(ctx, accountId)
  await siteTables(ctx).deleteFrom('contributors').where('account_id', '=', accountId).execute()
  await endSessionsOf(ctx, accountId, ctx.site.id)
  await audit(ctx, { action: 'contributor.removed', subject: accountId, before: { roles: before.roles } })
  return {}
}

async function contributor(ctx: OwnerContext, accountId: string) {
  const { owner_id } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  if (owner_id === accountId) throw siteProblems.ownerStays()
  const row = await siteTables(ctx)
    .selectFrom('contributors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) throw siteProblems.contributorMissing()
  return row
}
