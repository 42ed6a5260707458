import type { Writable } from '#platform/context'
import { type Input } from '#platform/contract'
import { inSite, isUniqueViolation } from '#platform/database'
import type { Answer } from '#platform/http'
import { z } from 'zod'
import { accountPaths, memberProblems, type membersApi } from '../contract/index.ts'
import {
  answerMember,
  type FormResult,
  type MemberContext,
  withQuery,
  type MemberTransaction,
} from './answer-member.ts'
import { memberFromToken } from './join.ts'
import { passwordChangedEmail } from './member-emails.ts'
import { startSession } from './member-session.ts'
import { redeemToken } from './member-token.ts'
import { changeMember, memberById } from './members.queries.ts'
import type { MemberTokensTable } from './members.tables.ts'
import { noteSignedIn } from './note-signed-in.ts'
import { deleteAccount } from './personal/delete-account.ts'

/**
 * Handles the button on the page of an email's link: creates an account, changes its address, or deletes it. Opening
 * the page changes nothing.
 */
export function confirmLink(
  ctx: Writable<MemberContext>,
  { token }: Input<typeof membersApi.confirm>,
): Promise<Answer> {
  return answerMember(ctx, withQuery(accountPaths.confirm, { token }), () =>
    inSite(ctx, ctx.site, async (tx) => {
      const redeemed = await redeemToken(tx, token)
      if (redeemed?.purpose === 'join') return begin(tx, redeemed)
      if (redeemed?.purpose === 'email') return changeEmail(tx, redeemed)
      if (redeemed?.purpose === 'delete') return deleteAccount(tx, redeemed)
      throw memberProblems.linkSpent({ status: 410 })
    }),
  )
}

async function begin(ctx: MemberTransaction, { payload }: MemberTokensTable): Promise<FormResult> {
  const { member, returnTo } = await memberFromToken(ctx, payload)
  const { cookies, xsrfToken } = await startSession(ctx, { memberId: member.id, isKept: false })
  await noteSignedIn(ctx, member.id)
  return {
    to: returnTo,
    cookies,
    more: { xsrfToken },
    ...(returnTo === accountPaths.account ? { notice: 'joined' as const } : {}),
  }
}

async function changeEmail(
  ctx: MemberTransaction,
  { payload, member_id: memberId }: MemberTokensTable,
): Promise<FormResult> {
  const member = await memberById(ctx, memberId ?? '')
  if (!member) throw memberProblems.linkSpent({ status: 410 })
  const email = z.string().parse(payload['email'])
  try {
    await changeMember(ctx, member.id, { email })
  } catch (error) {
    if (isUniqueViolation(error)) throw memberProblems.emailTaken()
    throw error
  }
  await ctx.mail.send(await passwordChangedEmail(ctx, member, { email }))
  return { to: accountPaths.account, notice: 'emailChanged' }
}
