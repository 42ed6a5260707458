import type { Writable } from '#platform/context'
import { countAttempt, forgiveAttempt, isPassword, type Limit, localPath } from '#features/accounts/server'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, networkPrefix } from '#platform/http'
import { accountPaths, memberProblems, type membersApi } from '../contract/index.ts'
import { answerMember, type MemberContext, withQuery } from './answer-member.ts'
import { memberByEmail } from './members.queries.ts'
import type { MembersTable } from './members.tables.ts'
import { emailOf } from './read-email.ts'
import { enterSite } from './second-factor/second-step.ts'

/** T22: limits guesses at one member, and guesses from one household at all members. */
const perMember: Limit = { name: 'member-sign-in', capacity: 40, refillSeconds: 600, slowAfter: 6 }
const perPrefix: Limit = { name: 'member-sign-in-prefix', capacity: 30, refillSeconds: 20 }

/**
 * C7.38. Unknown address, blocked member and wrong password are one answer and take the same time (T21). Opens its own
 * transactions: see `countAttempt`.
 */
export async function signIn(
  ctx: Writable<MemberContext>,
  { email, password, rememberMe, returnTo }: Input<typeof membersApi.signIn>,
): Promise<Answer> {
  const target = localPath(returnTo, accountPaths.account)
  const back = withQuery(accountPaths.signIn, target === accountPaths.account ? {} : { returnTo: target })
  return answerMember(ctx, back, async () => {
    const member = await memberWithPassword(ctx, emailOf(email), password.normalize('NFKC'))
    return inSite(ctx, ctx.site, (tx) => enterSite(tx, member, { rememberMe, target }))
  })
}

async function memberWithPassword(
  ctx: Writable<MemberContext>,
  email: string,
  password: string,
): Promise<MembersTable> {
  const attempts: [Limit, string][] = [
    [perMember, subjectOf(ctx, email)],
    [perPrefix, networkPrefix(ctx.caller.address)],
  ]
  for (const [limit, subject] of attempts) await countAttempt(ctx, limit, subject)
  const member = await inSite(ctx, ctx.site, (tx) => memberByEmail(tx, email))
  if (!(await isPassword(password, member?.password_hash)) || !member || member.is_blocked) {
    ctx.log.warn({ prefix: networkPrefix(ctx.caller.address), site: ctx.site.id }, 'A member could not sign in.')
    throw memberProblems.wrongCredentials({ status: 401 })
  }
  for (const [limit, subject] of attempts) await forgiveAttempt(ctx, limit, subject, limit === perMember)
  return member
}

/** An email proved the owner of the account, so earlier guesses at its password are forgotten. */
export function forgiveGuesses(ctx: Writable<MemberContext>, email: string): Promise<void> {
  return forgiveAttempt(ctx, perMember, subjectOf(ctx, email), true)
}

function subjectOf({ site }: MemberContext, email: string): string {
  return `${site.id} ${email}`
}

const perProof: Limit = { name: 'member-prove', capacity: 20, refillSeconds: 300, slowAfter: 5 }

/** Throws unless this is the member's present password. Runs outside a transaction. */
export async function provePassword(
  ctx: Writable<MemberContext>,
  member: MembersTable,
  password: string,
): Promise<void> {
  const subject = `${ctx.site.id} ${member.id}`
  await countAttempt(ctx, perProof, subject)
  if (!(await isPassword(password.normalize('NFKC'), member.password_hash))) throw memberProblems.wrongPassword()
  await forgiveAttempt(ctx, perProof, subject, true)
}
