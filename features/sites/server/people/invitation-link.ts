import { createHmac, timingSafeEqual } from 'node:crypto'
import { audit, hashOf, platformOrigin, requireStepUp } from '#features/accounts/server'
import type { OwnerTransaction, PlatformContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type { Output } from '#platform/contract'
import type { CalledBy } from '#platform/http'
import { sendsEmail } from '#platform/mail'
import type { Selectable } from 'kysely'
import type { sitesApi } from '../../contract/sites.api.ts'
import { siteProblems } from '../../contract/sites.problems.ts'
import { websites } from '../site.queries.ts'
import type { InvitationsTable } from '../sites.tables.ts'

type SignedPart = Pick<Selectable<InvitationsTable>, 'website_id' | 'id' | 'token_hash'>
const idBytes = 12
const sealBytes = 20

/**
 * Returns the address of an invitation for its sender to pass on. It holds as long as the link of the email does, and
 * unlike that one proves no address: the account of the invited address has to accept it. Without a mail server no
 * address can be proven, and the link is enough. It is signed with the secret of the installation, so nothing is stored
 * and each copy is the same. The link of an offer of the site is shown only without a mail server, and only to the
 * owner: an administrator could take the site with it.
 */
export async function invitationLink(
  ctx: OwnerTransaction & CalledBy,
  { id }: { id: string },
): Promise<Output<typeof sitesApi.invitationLink>> {
  ctx.require('settings.userAccounts')
  await requireStepUp(ctx)
  const invitation = await siteTables(ctx)
    .selectFrom('invitations')
    .select(['website_id', 'id', 'email', 'token_hash', 'expires_at', 'offers_ownership'])
    .where('id', '=', id)
    .executeTakeFirst()
  const isShown = invitation && (!invitation.offers_ownership || (await mayShowOffers(ctx)))
  if (!isShown || invitation.expires_at <= ctx.now()) throw siteProblems.invitationMissing({ status: 410 })
  await audit(ctx, { action: 'contributor.invitation_link_copied', subject: id, after: { email: invitation.email } })
  return {
    email: invitation.email,
    url: `${platformOrigin(ctx.config)}/invitation/${signedToken(ctx, invitation)}`,
    expiresAt: invitation.expires_at.toISOString(),
  }
}

async function mayShowOffers(ctx: OwnerTransaction): Promise<boolean> {
  if (sendsEmail(ctx)) return false
  const site = await websites(ctx).where('websites.id', '=', ctx.site.id).executeTakeFirst()
  return site?.owner_id === ctx.account.id
}

/** Returns the invitation of a link, and whether its holder has the email, or could not have got one. */
export async function invitationOfToken(ctx: PlatformContext, token: string) {
  const invitations = ctx.db
    .selectFrom('invitations')
    .innerJoin('websites', 'websites.id', 'invitations.website_id')
    .selectAll('invitations')
    .select('websites.title')
    .where('websites.removed_at', 'is', null)
  const ofEmail = await invitations.where('token_hash', '=', hashOf(token)).executeTakeFirst()
  const candidates = ofEmail ? [] : await invitations.where('invitations.id', '=', idIn(token)).execute()
  const row = ofEmail ?? candidates.find((invitation) => isSame(signedToken(ctx, invitation), token))
  if (!row || row.expires_at <= ctx.now()) throw siteProblems.invitationMissing({ status: 410 })
  return { ...row, provesAddress: ofEmail !== undefined || !sendsEmail(ctx) }
}

/** A token as long as the secret of an email, so that both kinds of addresses look alike. */
function signedToken({ config }: Pick<PlatformContext, 'config'>, { website_id, id, token_hash }: SignedPart): string {
  const seal = createHmac('sha256', config.secret)
    .update(`invitation\n${website_id}\n${id}\n${token_hash}`)
    .digest()
    .subarray(0, sealBytes)
  return Buffer.concat([Buffer.from(id, 'hex'), seal]).toString('base64url')
}

const idIn = (token: string): string => Buffer.from(token, 'base64url').subarray(0, idBytes).toString('hex')

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
