import { provided, type VisitorTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CookieChange } from '#platform/http'
import { accountPaths, type membersApi } from '../contract/index.ts'
import { answerMember, type FormResult, type MemberTransaction } from './answer-member.ts'
import { signedOut } from './extension-points.ts'
import { endedCookies, endSessions, requireSession, sessionOf, xsrfTokenOf } from './member-session.ts'
import { memberOf } from './members.queries.ts'

/** C7.40 */
export function signOut(ctx: MemberTransaction, { cloneCart }: Input<typeof membersApi.signOut>): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, () => leave(ctx, { cloneCart, everywhere: false, xsrfToken: '' }))
}

export function signOutByForm(ctx: MemberTransaction, input: Input<typeof membersApi.signOutByForm>): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, () => leave(ctx, input))
}

async function leave(
  ctx: MemberTransaction,
  { cloneCart, everywhere, xsrfToken }: Input<typeof membersApi.signOutByForm>,
): Promise<FormResult> {
  const { tokenHash, member } = await requireSession(ctx, xsrfToken)
  const cookies = await cookiesOfOthers(ctx, { memberId: member.id, cloneCart })
  await endSessions(ctx, everywhere ? { memberId: member.id } : { tokenHash })
  return { to: accountPaths.signIn, notice: 'out', cookies: [...endedCookies, ...cookies] }
}

/** Later features are notified before the response is sent, so that it deletes their cookies too. */
async function cookiesOfOthers(
  ctx: VisitorTransaction,
  details: { memberId: string; cloneCart: boolean },
): Promise<CookieChange[]> {
  const changes: CookieChange[] = []
  for (const leaving of provided(ctx.product, signedOut)) changes.push(...(await leaving(ctx, details)))
  return changes
}

/** Returns the signed-in member, and the values that scripts need for their calls. */
export async function readSession(ctx: MemberTransaction) {
  const session = await sessionOf(ctx, ctx.caller.cookie('__Host-member'))
  return { member: session && memberOf(session.member), xsrfToken: session && xsrfTokenOf(ctx, session.tokenHash) }
}
