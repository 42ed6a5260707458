import { storeInvitation } from './store-invitation.ts'
import { accountByEmail, audit, endSessionsOf, hashOf, newSecret, requireStepUp } from '#features/accounts/server'
import type { Account, OwnerTransaction, PlatformTransaction } from '#platform/context'
import { dayMs, type Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { letterheadOf } from '../emails/letterhead.ts'
import { writeInvitation } from '../emails/invitation-emails.ts'
import { invitationDays } from '../../contract/site.rules.ts'
import type { Invitation } from '../../contract/site.schema.ts'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteMessages as say } from '../../contract/sites.messages.ts'
import { siteById } from '../site.queries.ts'
import { siteProblems } from '../../contract/sites.problems.ts'

/** Offers the site to a person by email. A new offer withdraws the former one. */
export async function offerSite(
  ctx: OwnerTransaction & CalledBy,
  { email, name }: Input<typeof sitesApi.transfer>,
): Promise<Invitation> {
  ctx.require('admin')
  const { owner_id: ownerId } = await lockedSite(ctx, ctx.site.id)
  if (ownerId !== ctx.account.id) throw siteProblems.ownerOnly()
  if (name !== ctx.site.name) throw siteProblems.nameUnfit({ name })
  if (email === ctx.account.email) throw siteProblems.ownedAlready()
  await requireStepUp(ctx)
  await withdrawOffers(ctx)
  const secret = newSecret(ctx)
  const now = ctx.now()
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const fields = {
    roles: ['admin'] as const,
    token_hash: hashOf(secret),
    invited_by: ctx.account.email,
    created_at: now,
    expires_at: expiresAt,
    access_ends_at: null,
    offers_ownership: true,
  }
  const id = await storeInvitation(ctx, email, fields)
  await audit(ctx, { action: 'site.offered', subject: ctx.site.id, after: { email } })
  await sendOffer(ctx, email, secret)
  return {
    id,
    email,
    roles: ['admin'],
    invitedBy: fields.invited_by,
    expiresAt: expiresAt.toISOString(),
    accessEndsAt: null,
    offersOwnership: true,
  }
}

/**
 * Transfers the site to the person who accepted the offer. The former owner stays an administrator and gets an email.
 */
export async function takeOver(
  ctx: PlatformTransaction,
  { websiteId, account }: { websiteId: string; account: Account },
): Promise<void> {
  const { owner_id: formerId, title, locale } = await lockedSite(ctx, websiteId)
  await ctx.db.updateTable('websites').set({ owner_id: account.id }).where('id', '=', websiteId).execute()
  await ctx.db
    .insertInto('contributors')
    .values({ website_id: websiteId, account_id: formerId, roles: ['admin'], added_at: ctx.now(), expires_at: null })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'account_id']).doUpdateSet({ roles: ['admin'], expires_at: null }),
    )
    .execute()
  await endSessionsOf(ctx, account.id, websiteId)
  await inSite(ctx, { id: websiteId }, (within) =>
    audit(
      { ...within, account },
      { action: 'site.transferred', subject: websiteId, before: { owner: formerId }, after: { owner: account.id } },
    ),
  )
  const former = await ctx.db.selectFrom('accounts').select('email').where('id', '=', formerId).executeTakeFirst()
  const site = await siteById(ctx, websiteId)
  if (!former || !site) return
  const language = languageOf(locale)
  const heading = say(language, 'email.transferred.title', { site: title })
  const letterhead = await inSite(ctx, site, (within) => letterheadOf({ ...within, locale: language }, language))
  const { html, text } = emailTemplate({
    ...letterhead,
    language,
    title: heading,
    paragraphs: [say(language, 'email.transferred.said', { who: account.name || account.email, site: title })],
  })
  await ctx.mail.send({ to: former.email, subject: heading, html, text, websiteId: null })
}

async function withdrawOffers(ctx: OwnerTransaction): Promise<void> {
  await siteTables(ctx).deleteFrom('invitations').where('offers_ownership', '=', true).execute()
}

function lockedSite(ctx: PlatformTransaction, id: string) {
  return ctx.db
    .selectFrom('websites')
    .select(['owner_id', 'title', 'locale'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

async function sendOffer(ctx: OwnerTransaction, email: string, secret: string): Promise<void> {
  const existingAccount = await accountByEmail(ctx, email)
  const language = languageOf(existingAccount?.locale ?? ctx.site.locale)
  const message = writeInvitation(ctx, {
    kind: 'offer',
    secret,
    language,
    letterhead: await letterheadOf(ctx, language),
  })
  await ctx.mail.send({ to: email, ...message, websiteId: null })
}
