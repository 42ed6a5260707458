import { checkNewPassword, countAttempt, hashPassword, type Limit } from '#features/accounts/server'
import type { Writable, SiteTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, networkPrefix } from '#platform/http'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { accountPaths, memberProblems, type membersApi } from '../contract/index.ts'
import { answerMember, type MemberContext, withQuery } from './answer-member.ts'
import { passwordChangedEmail, resetPasswordEmail } from './member-emails.ts'
import { endedCookies, endSessions } from './member-session.ts'
import { issueToken, redeemToken, findToken } from './member-token.ts'
import { changeMember, memberByEmail, memberById } from './members.queries.ts'
import { emailOf } from './read-email.ts'
import { forgiveGuesses } from './sign-in.ts'

const perPrefix: Limit = { name: 'member-forgot-prefix', capacity: 20, refillSeconds: 60 }
const perAddress: Limit = { name: 'member-forgot-address', capacity: 4, refillSeconds: 900 }

/** T21: the same answer after the same work for every address; the worker looks whether there is a member. */
export function forgotPassword(ctx: Writable<MemberContext>, input: Input<typeof membersApi.forgot>): Promise<Answer> {
  return answerMember(ctx, accountPaths.reset, async () => {
    const email = emailOf(input.email)
    await countAttempt(ctx, perPrefix, networkPrefix(ctx.caller.address))
    await countAttempt(ctx, perAddress, `${ctx.site.id} ${email}`)
    await inSite(ctx, ctx.site, (tx) => enqueue(tx, answerForgotten, { websiteId: ctx.site.id, email }, { key: email }))
    return { to: accountPaths.reset, notice: 'forgot' }
  })
}

export const answerForgotten = job({
  name: 'members.answer-forgotten',
  input: z.object({ websiteId: z.string(), email: z.string() }),
  run: async (ctx: SiteTransaction, { email }) => {
    const member = await memberByEmail(ctx, email)
    if (!member || member.is_blocked) return
    const token = await issueToken(ctx, { purpose: 'reset', memberId: member.id, minutes: 60 })
    await ctx.mail.send(await resetPasswordEmail(ctx, { email, locale: member.locale, token }))
  },
})

/**
 * Sets a new password by the email's token and ends all sessions, so that people with the old one are signed out. A
 * refused password leaves the link valid.
 */
export function resetPassword(
  ctx: Writable<MemberContext>,
  { token, password: typed }: Input<typeof membersApi.reset>,
): Promise<Answer> {
  return answerMember(ctx, withQuery(accountPaths.reset, { token }), async () => {
    const good = await inSite(ctx, ctx.site, (tx) => findToken(tx, token))
    if (good?.purpose !== 'reset') throw memberProblems.linkSpent({ status: 410 })
    const password = typed.normalize('NFKC')
    await checkNewPassword(password)
    const passwordHash = await hashPassword(password)
    await inSite(ctx, ctx.site, async (tx) => {
      const redeemed = await redeemToken(tx, token)
      const member = redeemed?.purpose === 'reset' ? await memberById(tx, redeemed.member_id ?? '') : undefined
      if (!member) throw memberProblems.linkSpent({ status: 410 })
      await changeMember(tx, member.id, { password_hash: passwordHash, password_changed_at: tx.now() })
      await endSessions(tx, { memberId: member.id })
      await siteTables({ db: tx.db, site: ctx.site })
        .deleteFrom('member_tokens')
        .where('member_id', '=', member.id)
        .execute()
      await forgiveGuesses(tx, member.email)
      await tx.mail.send(await passwordChangedEmail(tx, member, 'password'))
    })
    return { to: accountPaths.signIn, notice: 'reset', cookies: endedCookies }
  })
}
