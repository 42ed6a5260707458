import type { PlatformContext, Writable } from '#platform/context'
import { inTransaction } from '#platform/database'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { accountByEmail, accountById, accountInfo } from '../account.queries.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { issueToken, redeemToken } from '../passwords/account-token.ts'
import { platformOrigin } from '../platform-origin.ts'
import { type SignedIn, enterPlatform } from './sign-in.ts'

/** An address that signs in once, within the hour: printed at first start and by the command `sign-in-link`. */
export async function signInLink(ctx: Writable<PlatformContext>, { email }: { email: string }): Promise<string> {
  const account = await accountByEmail(ctx, email)
  if (!account) throw accountProblems.accountMissing()
  const token = await issueToken(ctx, { purpose: 'sign-in-link', accountId: account.id, minutes: 60 })
  return `${platformOrigin(ctx.config)}/sign-in-link/${token}`
}

/**
 * Signs in by a link. No password was entered, so sensitive actions ask for it unless the account has none. A second
 * factor is required as after a password.
 */
export async function signInByLink(ctx: Writable<AnyoneContext>, { token }: { token: string }): Promise<SignedIn> {
  return inTransaction(ctx, async (siteCtx) => {
    const redeemed = await redeemToken(siteCtx, 'sign-in-link', token)
    const account = redeemed?.account_id ? await accountById(siteCtx, redeemed.account_id) : undefined
    if (!account) throw accountProblems.linkSpent({ status: 410 })
    return { account: accountInfo(account), ...(await enterPlatform(siteCtx, account, account.password_hash === null)) }
  })
}
