import { closureFor } from '#features/pages/server'
import { settingsOf } from '#features/sites/server'
import { checkNewPassword, countAttempt, hashPassword, type Limit, localPath } from '#features/accounts/server'
import type { SiteTransaction, Writable } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { type Answer, networkPrefix } from '#platform/http'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { accountPaths, memberProblems, type membersApi, membersSettings } from '../contract/index.ts'
import { answerMember, type MemberContext, withQuery } from './answer-member.ts'
import { joinEmail, alreadyMemberEmail } from './member-emails.ts'
import { issueToken } from './member-token.ts'
import { memberByEmail, memberById } from './members.queries.ts'
import type { MembersTable } from './members.tables.ts'
import { emailOf, nameOf } from './read-email.ts'

const perPrefix: Limit = { name: 'member-join-prefix', capacity: 20, refillSeconds: 180 }
const perAddress: Limit = { name: 'member-join-address', capacity: 5, refillSeconds: 900 }

/**
 * Registers an account. The response and the work before it are the same for every address (T21): the worker looks up
 * the account, and only the email differs.
 */
export async function join(ctx: Writable<MemberContext>, input: Input<typeof membersApi.join>): Promise<Answer> {
  const returnTo = localPath(input.returnTo, accountPaths.account)
  const back = withQuery(accountPaths.join, returnTo === accountPaths.account ? {} : { returnTo })
  return answerMember(ctx, localPath(input.from, back), async () => {
    const [email, name, password] = [emailOf(input.email), nameOf(input.name), input.password.normalize('NFKC')]
    await checkNewPassword(password, [email, name])
    await countAttempt(ctx, perPrefix, networkPrefix(ctx.caller.address))
    await countAttempt(ctx, perAddress, `${ctx.site.id} ${email}`)
    const isOpen = await inSite(ctx, ctx.site, async (tx) => {
      const { canJoin } = await settingsOf(tx, membersSettings)
      return canJoin && !(await closureFor({ ...ctx, ...tx }, ctx.caller.cookie('__Host-access')))
    })
    if (!isOpen) throw memberProblems.joiningClosed()
    const passwordHash = await hashPassword(password)
    const details = { email, name, passwordHash, acceptsMarketing: input.acceptsMarketing, returnTo }
    await inSite(ctx, ctx.site, (tx) =>
      enqueue(tx, answerJoining, { websiteId: ctx.site.id, locale: ctx.locale, facts: details }, { key: email }),
    )
    return { to: localPath(input.from, accountPaths.join), notice: 'join' }
  })
}

const joiningSchema = z.object({
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  acceptsMarketing: z.boolean(),
  returnTo: z.string(),
})

export const answerJoining = job({
  name: 'members.answer-joining',
  input: z.object({ websiteId: z.string(), locale: z.string(), facts: joiningSchema }),
  run: async (ctx: SiteTransaction, input) => {
    const { locale, facts: details } = input
    if (await memberByEmail(ctx, details.email))
      return ctx.mail.send(await alreadyMemberEmail(ctx, { email: details.email, locale }))
    const token = await issueToken(ctx, { purpose: 'join', memberId: null, minutes: 24 * 60, payload: details })
    await ctx.mail.send(await joinEmail(ctx, { email: details.email, locale, token }))
  },
})

/** Creates the member of an email's token. Of two emails for one address the first counts. */
export async function memberFromToken(
  ctx: SiteTransaction,
  details: Record<string, unknown>,
): Promise<{ member: MembersTable; returnTo: string }> {
  const { email, name, passwordHash, acceptsMarketing, returnTo } = joiningSchema.parse(details)
  const now = ctx.now()
  const id = newId(now.getTime())
  await siteTables(ctx)
    .insertInto('members')
    .values({
      id,
      email,
      name,
      phone: '',
      password_hash: passwordHash,
      locale: ctx.locale,
      is_blocked: false,
      accepts_marketing: acceptsMarketing,
      created_at: now,
      password_changed_at: now,
      signed_in_at: null,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'email']).doNothing())
    .execute()
  const member = await memberById(ctx, id)
  if (!member) throw memberProblems.linkSpent({ status: 410 })
  return { member, returnTo }
}
