import { checkNewPassword, hashPassword } from '#features/accounts/server'
import type { Writable, SiteTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import type { Answer } from '#platform/http'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { accountPaths, type membersApi } from '../contract/index.ts'
import { answerMember, type MemberContext, type MemberTransaction } from './answer-member.ts'
import { passwordChangedEmail, confirmAddressEmail, addressTakenEmail } from './member-emails.ts'
import { endSessions, requireSession, startSession } from './member-session.ts'
import { issueToken } from './member-token.ts'
import { changeMember, memberByEmail } from './members.queries.ts'
import { emailOf, nameOf } from './read-email.ts'
import { provePassword } from './sign-in.ts'

export function changeProfile(ctx: MemberTransaction, input: Input<typeof membersApi.changeProfile>): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, async () => {
    const { member } = await requireSession(ctx, input.xsrfToken)
    await changeMember(ctx, member.id, {
      name: nameOf(input.name),
      phone: input.phone.trim(),
      accepts_marketing: input.acceptsMarketing,
    })
    return { to: accountPaths.account, notice: 'profile' }
  })
}

/** Changes the password. Other browsers are signed out, and this one gets a new session. */
export function changePassword(
  ctx: Writable<MemberContext>,
  input: Input<typeof membersApi.changePassword>,
): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, async () => {
    const { member } = await inSite(ctx, ctx.site, (tx) => requireSession(tx, input.xsrfToken))
    await provePassword(ctx, member, input.current)
    const password = input.password.normalize('NFKC')
    await checkNewPassword(password, [member.email, member.name])
    const passwordHash = await hashPassword(password)
    const { cookies, xsrfToken } = await inSite(ctx, ctx.site, async (tx) => {
      await changeMember(tx, member.id, { password_hash: passwordHash, password_changed_at: tx.now() })
      await endSessions(tx, { memberId: member.id })
      await tx.mail.send(await passwordChangedEmail(tx, member, 'password'))
      return startSession(tx, { memberId: member.id, isKept: false })
    })
    return { to: accountPaths.account, notice: 'password', cookies, more: { xsrfToken } }
  })
}

/**
 * Changes the address when the link in the email to it is followed. Only the email reveals whether it belongs to an
 * account.
 */
export function changeEmail(
  ctx: Writable<MemberContext>,
  input: Input<typeof membersApi.changeEmail>,
): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, async () => {
    const { member } = await inSite(ctx, ctx.site, (tx) => requireSession(tx, input.xsrfToken))
    const email = emailOf(input.email)
    await provePassword(ctx, member, input.current)
    const jobInput = { websiteId: ctx.site.id, memberId: member.id, email, locale: ctx.locale }
    await inSite(ctx, ctx.site, (tx) => enqueue(tx, answerNewEmail, jobInput, { key: member.id }))
    return { to: accountPaths.account, notice: 'email' }
  })
}

export const answerNewEmail = job({
  name: 'members.answer-new-email',
  input: z.object({ websiteId: z.string(), memberId: z.string(), email: z.string(), locale: z.string() }),
  run: async (ctx: SiteTransaction, { memberId, email, locale }) => {
    if (await memberByEmail(ctx, email)) return ctx.mail.send(await addressTakenEmail(ctx, { email, locale }))
    const token = await issueToken(ctx, { purpose: 'email', memberId, minutes: 24 * 60, payload: { email } })
    await ctx.mail.send(await confirmAddressEmail(ctx, { email, locale, token }))
  },
})
