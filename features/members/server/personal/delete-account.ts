import { provided, type Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import type { Answer } from '#platform/http'
import { accountPaths, memberProblems, type membersApi } from '../../contract/index.ts'
import { answerMember, type FormResult, type MemberContext, type MemberTransaction } from '../answer-member.ts'
import { type AccountHolder, personalRecords } from '../extension-points.ts'
import { deletedEmail, deleteEmail } from '../member-emails.ts'
import { endedCookies, requireSession } from '../member-session.ts'
import { issueToken } from '../member-token.ts'
import { memberById } from '../members.queries.ts'
import type { MemberTokensTable } from '../members.tables.ts'
import { provePassword } from '../sign-in.ts'
import { ownRecords } from './own-records.ts'
import { recordsOfEarlier } from './records-of-earlier.ts'

const linkMinutes = 60

/**
 * Asks for confirmation: the password proves the person, and the link in the email deletes, so that an unlocked screen
 * is not enough.
 */
export function askToDelete(
  ctx: Writable<MemberContext>,
  input: Input<typeof membersApi.askToDelete>,
): Promise<Answer> {
  return answerMember(ctx, accountPaths.account, async () => {
    const { member } = await inSite(ctx, ctx.site, (tx) => requireSession(tx, input.xsrfToken))
    await provePassword(ctx, member, input.current)
    await inSite(ctx, ctx.site, async (tx) => {
      await requireDeletable(tx, member)
      const token = await issueToken(tx, { purpose: 'delete', memberId: member.id, minutes: linkMinutes })
      await tx.mail.send(await deleteEmail(tx, { ...member, token }))
    })
    return { to: accountPaths.account, notice: 'delete' }
  })
}

/** Deletes the account after the confirmation. Data that must be kept are anonymised. */
export async function deleteAccount(
  ctx: MemberTransaction,
  { member_id: memberId }: MemberTokensTable,
): Promise<FormResult> {
  const member = await memberById(ctx, memberId ?? '')
  if (!member) throw memberProblems.linkSpent({ status: 410 })
  await requireDeletable(ctx, member)
  // Later features find their data by those of earlier ones, so they go first.
  for (const { forget } of [...provided(ctx.product, personalRecords)].reverse()) await forget(ctx, member)
  for (const { forget } of recordsOfEarlier) await forget(ctx, member)
  await ownRecords.forget(ctx, member)
  await ctx.mail.send(await deletedEmail(ctx, member))
  return { to: accountPaths.signIn, notice: 'deleted', cookies: endedCookies }
}

async function requireDeletable(ctx: MemberTransaction, holder: AccountHolder): Promise<void> {
  for (const { reasonToStay } of provided(ctx.product, personalRecords)) {
    const problem = await reasonToStay?.(ctx, holder)
    if (problem) throw problem
  }
}
