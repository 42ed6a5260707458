import type { Writable } from '#platform/context'
import { z } from 'zod'
import { newId } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { accountProblems } from '../contract/accounts.problems.ts'
import type { AnyoneContext } from './sessions/account-context.ts'
import { accountByEmail, accountInfo } from './account.queries.ts'
import { redeemToken } from './passwords/account-token.ts'
import { type SignedIn, enterPlatform } from './sign-in/sign-in.ts'

const registrationSchema = z.object({
  email: z.string(),
  name: z.string(),
  passwordHash: z.string(),
  locale: z.string(),
  /** Local path to open after the confirmation. */
  returnTo: z.string().default(''),
})

/** Makes the account whose email was answered, and signs it in. */
export async function confirmRegistration(
  ctx: Writable<AnyoneContext>,
  { token }: { token: string },
): Promise<SignedIn & { returnTo: string }> {
  return inTransaction(ctx, async (siteCtx) => {
    const redeemed = await redeemToken(siteCtx, 'confirm-registration', token)
    if (!redeemed) throw accountProblems.linkSpent({ status: 410 })
    const { email, name, passwordHash, locale, returnTo } = registrationSchema.parse(redeemed.payload)
    const now = siteCtx.now()
    await siteCtx.db
      .insertInto('accounts')
      .values({
        id: newId(now.getTime()),
        email,
        name,
        password_hash: passwordHash,
        locale,
        staff: false,
        created_at: now,
        password_changed_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .execute()
    const account = await accountByEmail(siteCtx, email)
    if (!account || account.password_hash !== passwordHash) throw accountProblems.linkSpent({ status: 410 })
    return { account: accountInfo(account), ...(await enterPlatform(siteCtx, account, true)), returnTo }
  })
}
