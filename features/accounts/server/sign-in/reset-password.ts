import type { Writable } from '#platform/context'
import { inTransaction } from '#platform/database'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { passwordChangedEmail } from '../account-emails.ts'
import { accountById, accountOf } from '../account.queries.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { isGoodToken, redeemToken } from '../passwords/account-token.ts'
import { auditAccount } from '../audit/audit.ts'
import { checkNewPassword } from '../passwords/check-new-password.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import { forgiveGuesses } from './sign-in.ts'

/** Sets a new password by the email's token, and ends all sessions, so that people with the old one are signed out. */
export async function resetPassword(
  ctx: Writable<AnyoneContext>,
  { token, password }: { token: string; password: string },
): Promise<Record<string, never>> {
  if (!(await isGoodToken(ctx, 'reset-password', token))) throw accountProblems.linkSpent({ status: 410 })
  // The link stays valid when a password is refused.
  await checkNewPassword(password)
  const passwordHash = await hashPassword(password)
  await inTransaction(ctx, async (siteCtx) => {
    const redeemed = await redeemToken(siteCtx, 'reset-password', token)
    const account = redeemed?.account_id ? await accountById(siteCtx, redeemed.account_id) : undefined
    if (!account) throw accountProblems.linkSpent({ status: 410 })
    await siteCtx.db
      .updateTable('accounts')
      .set({ password_hash: passwordHash, password_changed_at: siteCtx.now() })
      .where('id', '=', account.id)
      .execute()
    await siteCtx.db.deleteFrom('sessions').where('account_id', '=', account.id).execute()
    await siteCtx.db.deleteFrom('account_tokens').where('account_id', '=', account.id).execute()
    await forgiveGuesses(siteCtx, account.email)
    await auditAccount(
      { ...siteCtx, account: accountOf(account) },
      { action: 'account.password_reset', subject: account.id },
    )
    await siteCtx.mail.send(passwordChangedEmail(siteCtx, account))
  })
  return {}
}
