import { storeInvitation } from './store-invitation.ts'
import { accountProblems } from '#features/accounts/contract'
import {
  type AnyoneContext,
  accountByEmail,
  askToConfirm,
  audit,
  checkNewPassword,
  createOwner,
  enterPlatform,
  hashOf,
  newSecret,
  requireStepUp,
} from '#features/accounts/server'
import type {
  Account,
  OwnerContext,
  PlatformContext,
  OwnerTransaction,
  PlatformTransaction,
  Writable,
} from '#platform/context'
import type { Selectable } from 'kysely'
import { dayMs, type Input } from '#platform/contract'
import { inSite, inTransaction, siteTables } from '#platform/database'
import type { CalledBy, CookieChange } from '#platform/http'
import { languageOf } from '#platform/i18n'
import { letterheadOf } from '../emails/letterhead.ts'
import { writeInvitation } from '../emails/invitation-emails.ts'
import { invitationDays } from '../../contract/site.rules.ts'
import type { Invitation, SiteInfo } from '../../contract/site.schema.ts'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { planOf } from '../entitlements.ts'
import { siteInfo, websites } from '../site.queries.ts'
import type { InvitationsTable } from '../sites.tables.ts'
import { invitationOfToken } from './invitation-link.ts'
import { takeOver } from './transfer-site.ts'

/** Invites an address. A second invitation replaces the first, whose link becomes invalid. */
export async function invite(
  ctx: OwnerTransaction & CalledBy,
  { email, roles, accessEndsAt }: Input<typeof sitesApi.invite>,
): Promise<Invitation> {
  ctx.require('settings.userAccounts')
  await requireStepUp(ctx)
  await requireRoom(ctx, email)
  const secret = newSecret(ctx)
  const now = ctx.now()
  const fields = {
    roles: [...new Set(roles)],
    token_hash: hashOf(secret),
    invited_by: ctx.account.email,
    created_at: now,
    expires_at: new Date(now.getTime() + invitationDays * dayMs),
    access_ends_at: accessEndsAt ? new Date(accessEndsAt) : null,
    offers_ownership: false,
  }
  const id = await storeInvitation(ctx, email, fields)
  await audit(ctx, { action: 'contributor.invited', subject: id, after: { email, roles: fields.roles } })
  await sendInvitation(ctx, email, secret)
  return {
    id,
    email,
    roles: fields.roles,
    invitedBy: fields.invited_by,
    expiresAt: fields.expires_at.toISOString(),
    accessEndsAt: accessEndsAt ?? null,
    offersOwnership: false,
  }
}

async function requireRoom(ctx: OwnerContext, email: string): Promise<void> {
  const row = await websites(ctx).where('websites.id', '=', ctx.site.id).executeTakeFirstOrThrow()
  const account = await accountByEmail(ctx, email)
  const contributors = await siteTables(ctx).selectFrom('contributors').select('account_id').execute()
  if (
    account &&
    (account.id === row.owner_id || contributors.some((contributor) => contributor.account_id === account.id))
  )
    throw siteProblems.alreadyContributes({ email })
  const most = planOf(row.plan).contributors
  if (most !== null && contributors.length >= most) throw siteProblems.tooManyContributors({ most })
}

/**
 * The platform sends this email, not the site, so that readers of the site's mailbox cannot take over invited accounts.
 */
async function sendInvitation(ctx: OwnerContext, email: string, secret: string): Promise<void> {
  const language = languageOf(ctx.site.locale)
  const message = writeInvitation(ctx, {
    kind: 'invite',
    secret,
    language,
    letterhead: await letterheadOf(ctx, language),
  })
  await ctx.mail.send({ to: email, ...message, websiteId: null })
}

export async function withdrawInvitation(
  ctx: OwnerTransaction,
  { id }: { id: string },
): Promise<Record<string, never>> {
  ctx.require('settings.userAccounts')
  const removedInvitation = await siteTables(ctx)
    .deleteFrom('invitations')
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  if (!removedInvitation) throw siteProblems.invitationMissing({ status: 410 })
  await audit(ctx, { action: 'contributor.invitation_withdrawn', subject: id, before: removedInvitation })
  return {}
}

async function addContributor(
  ctx: PlatformTransaction,
  invitation: Selectable<InvitationsTable>,
  account: Account,
): Promise<void> {
  const { website_id, roles, access_ends_at: expires_at } = invitation
  await ctx.db
    .insertInto('contributors')
    .values({ website_id, account_id: account.id, roles, added_at: ctx.now(), expires_at })
    .onConflict((conflict) => conflict.columns(['website_id', 'account_id']).doUpdateSet({ roles, expires_at }))
    .execute()
  await inSite(ctx, { id: website_id }, (within) =>
    audit({ ...within, account }, { action: 'contributor.accepted', subject: account.id, after: { roles } }),
  )
}

export async function readInvitation(ctx: PlatformContext, { token }: { token: string }) {
  const row = await invitationOfToken(ctx, token)
  return {
    email: row.email,
    site: row.title,
    invitedBy: row.invited_by,
    roles: [...row.roles],
    hasAccount: (await accountByEmail(ctx, row.email)) !== undefined,
    offersOwnership: row.offers_ownership,
  }
}

/**
 * Accepts an invitation. The email's token proves the address: an existing account signs in first, a new one is created
 * here. A person with a copied link must answer an email before, so that an account is never created for a foreign
 * address; only an installation without a mail server cannot ask for that. `site` is null until then.
 */
export async function acceptInvitation(
  ctx: Writable<AnyoneContext>,
  { token, name, password }: Input<typeof sitesApi.acceptInvitation>,
): Promise<{ site: SiteInfo | null; cookies: CookieChange[] }> {
  const row = await invitationOfToken(ctx, token)
  const existing = await accountByEmail(ctx, row.email)
  if (existing && ctx.account?.id !== existing.id)
    throw ctx.account
      ? siteProblems.invitationForOther({ email: row.email })
      : accountProblems.signInFirst({ status: 401 })
  if (!existing && !row.provesAddress) {
    const account = { email: row.email, password: password ?? '', name: name ?? '' }
    await askToConfirm(ctx, { ...account, returnTo: `/invitation/${token}` })
    return { site: null, cookies: [] }
  }
  if (!existing) await checkNewPassword(password ?? '', [row.email, name ?? ''])
  return inTransaction(ctx, async (siteCtx) => {
    // Deleted first, so that only one of two concurrent requests succeeds.
    const member = await siteCtx.db
      .deleteFrom('invitations')
      .where('token_hash', '=', row.token_hash)
      .returningAll()
      .executeTakeFirst()
    if (!member) throw siteProblems.invitationMissing({ status: 410 })
    const account =
      existing ??
      (await createOwner(siteCtx, { email: row.email, password: password ?? '', name: name ?? '', locale: ctx.locale }))
    if (member.offers_ownership) await takeOver(siteCtx, { websiteId: member.website_id, account })
    else await addContributor(siteCtx, member, account)
    const stored = await accountByEmail(siteCtx, row.email)
    const cookies = existing || !stored ? [] : (await enterPlatform(siteCtx, stored, true)).cookies
    const site = await websites(siteCtx).where('websites.id', '=', member.website_id).executeTakeFirstOrThrow()
    return { site: siteInfo(ctx.config, site), cookies }
  })
}
