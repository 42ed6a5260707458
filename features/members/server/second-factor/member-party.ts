import { accountProblems, type NewPasskeyAnswer, type PasskeyAnswer } from '#features/accounts/contract'
import {
  type FactorChange,
  type RelyingParty,
  challengeOf,
  factorWords,
  questionMinutes,
} from '#features/accounts/server'
import { fixedEmails, letterheadOf } from '#features/sites/server'
import { provide, type SiteContext, type SiteTransaction, type Writable } from '#platform/context'
import { inSite } from '#platform/database'
import type { CalledBy } from '#platform/http'
import type { Language } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { accountPaths, memberEmails as say } from '../../contract/index.ts'
import { secondFactorMessages } from '#features/accounts/contract'
import type { MemberContext } from '../answer-member.ts'
import { issueToken, redeemToken } from '../member-token.ts'
import type { MemberTokenPurpose, MembersTable } from '../members.tables.ts'

/**
 * A passkey of a member belongs to the host on which it was made, so a site with two names knows it only on one of
 * them.
 */
export function memberParty({ site, caller }: Pick<MemberContext, 'site'> & CalledBy): RelyingParty {
  return { id: new URL(caller.origin).hostname, name: site.title, origin: caller.origin }
}

export function issueChallenge(
  ctx: SiteTransaction,
  purpose: MemberTokenPurpose,
  memberId: string | null,
): Promise<string> {
  return issueToken(ctx, { purpose, memberId, minutes: questionMinutes })
}

/**
 * Redeems the challenge of a response, whatever its result is. Throws when it was used, expired or issued to another
 * person.
 */
export async function redeemChallenge(
  ctx: Writable<MemberContext>,
  purpose: MemberTokenPurpose,
  memberId: string | null,
  response: NewPasskeyAnswer | PasskeyAnswer,
): Promise<string> {
  const challenge = challengeOf(response)
  const redeemed = await inSite(ctx, ctx.site, (tx) => redeemToken(tx, challenge))
  if (redeemed?.purpose !== purpose || redeemed.member_id !== memberId) throw accountProblems.passkeyTooLate()
  return challenge
}

/** Emails the member, so that they learn of a change by another person. */
export async function tellMember(ctx: SiteTransaction, member: MembersTable, change: FactorChange): Promise<void> {
  const letterhead = await letterheadOf(ctx, member.locale)
  const message = writeSecurityEmail(ctx, change, { language: member.locale, letterhead })
  await ctx.mail.send({ to: member.email, ...message, websiteId: ctx.site.id })
}

export const securityEmail = provide(fixedEmails, {
  'member-security': {
    group: 'members',
    named: (language) => say(language, 'security.name'),
    when: (language) => say(language, 'security.when'),
    always: (language) => say(language, 'always'),
    preview: (ctx, _words, writing) => writeSecurityEmail(ctx, { what: 'passkey_added', name: 'MacBook' }, writing),
  },
})

function writeSecurityEmail(
  { site }: Pick<SiteContext, 'site'>,
  change: FactorChange,
  { language, letterhead }: { language: Language; letterhead: EmailLetterhead },
): { subject: string; html: string; text: string } {
  const { subject, paragraph, note } = factorWords(language, change)
  const message = emailTemplate({
    ...letterhead,
    language,
    title: subject,
    paragraphs: [paragraph],
    button: {
      label: secondFactorMessages(language, 'email.button'),
      url: `${site.baseUrl}${accountPaths.account}#security`,
    },
    notes: [note],
  })
  return { subject, ...message }
}
