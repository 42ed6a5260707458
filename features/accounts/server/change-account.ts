import type { Language } from '#platform/i18n'
import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { inTransaction, isUniqueViolation } from '#platform/database'
import { enqueue, job } from '#platform/jobs'
import type { CookieChange } from '#platform/http'
import type { AccountInfo } from '../contract/account.schema.ts'
import { accountProblems } from '../contract/accounts.problems.ts'
import { addressTakenEmail, confirmAddressEmail, addressChangedEmail, passwordChangedEmail } from './account-emails.ts'
import { accountByEmail, accountById, accountOf, accountInfo } from './account.queries.ts'
import type { AnyoneContext, SignedInContext } from './sessions/account-context.ts'
import { issueToken, redeemToken } from './passwords/account-token.ts'
import { auditAccount } from './audit/audit.ts'
import { checkNewPassword } from './passwords/check-new-password.ts'
import { hashPassword } from './passwords/hash-password.ts'
import { sessionCookie } from './sessions/session-cookie.ts'
import { renewToken } from './sessions/session.ts'
import { endOtherSessions } from './sessions/sessions.ts'
import { provePassword } from './sign-in/sign-in.ts'

export async function changeProfile(
  ctx: Writable<SignedInContext>,
  change: { name?: string; locale?: Language },
): Promise<AccountInfo> {
  const set = {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.locale === undefined ? {} : { locale: change.locale }),
  }
  if (Object.keys(set).length > 0)
    await ctx.db.updateTable('accounts').set(set).where('id', '=', ctx.account.id).execute()
  const account = await accountById(ctx, ctx.account.id)
  if (!account) throw accountProblems.accountMissing()
  return accountInfo(account)
}

/** Changes the password. All other sessions end, and this one gets a new id. */
export async function changePassword(
  ctx: Writable<SignedInContext>,
  { current, password }: { current: string; password: string },
): Promise<CookieChange[]> {
  // An account created by a sign-in link chooses its first password without an old one.
  const stored = await accountById(ctx, ctx.account.id)
  const account = stored?.password_hash === null ? stored : await provePassword(ctx, ctx.account.id, current)
  await checkNewPassword(password, [account.email, account.name])
  const passwordHash = await hashPassword(password)
  return inTransaction(ctx, async (siteCtx) => {
    await siteCtx.db
      .updateTable('accounts')
      .set({ password_hash: passwordHash, password_changed_at: siteCtx.now() })
      .where('id', '=', account.id)
      .execute()
    await endOtherSessions(siteCtx, account.id)
    await siteCtx.db.deleteFrom('account_tokens').where('account_id', '=', account.id).execute()
    await auditAccount(siteCtx, { action: 'account.password_changed', subject: account.id })
    await siteCtx.mail.send(passwordChangedEmail(siteCtx, account))
    return [sessionCookie(await renewToken(siteCtx, { proven_at: siteCtx.now() }))]
  })
}

/** Enters the password again for sensitive actions. The session gets a new id. */
export async function stepUp(
  ctx: Writable<SignedInContext>,
  { password }: { password: string },
): Promise<CookieChange[]> {
  await provePassword(ctx, ctx.account.id, password)
  return [sessionCookie(await renewToken(ctx, { proven_at: ctx.now() }))]
}

/** Emails the new address; the old one stays until the link in that email is followed. */
export async function changeEmail(
  ctx: Writable<SignedInContext>,
  { email, password }: { email: string; password: string },
): Promise<Record<string, never>> {
  await provePassword(ctx, ctx.account.id, password)
  await enqueue(ctx, answerEmailChange, { accountId: ctx.account.id, email })
  return {}
}

export const answerEmailChange = job({
  name: 'accounts.answer-email-change',
  input: z.object({ accountId: z.string(), email: z.string() }),
  run: async (ctx: Writable<PlatformContext>, { accountId, email }) => {
    const account = await accountById(ctx, accountId)
    if (!account) return
    if (await accountByEmail(ctx, email)) {
      await ctx.mail.send(addressTakenEmail(ctx, { email, locale: account.locale }))
      return
    }
    const token = await issueToken(ctx, { purpose: 'confirm-email', accountId, minutes: 24 * 60, payload: { email } })
    await ctx.mail.send(confirmAddressEmail(ctx, { email, locale: account.locale, token }))
  },
})

export async function confirmEmail(
  ctx: Writable<AnyoneContext>,
  { token }: { token: string },
): Promise<Record<string, never>> {
  return inTransaction(ctx, async (siteCtx) => {
    const redeemed = await redeemToken(siteCtx, 'confirm-email', token)
    const account = redeemed?.account_id ? await accountById(siteCtx, redeemed.account_id) : undefined
    if (!redeemed || !account) throw accountProblems.linkSpent({ status: 410 })
    const email = z.string().parse(redeemed.payload['email'])
    try {
      await siteCtx.db.updateTable('accounts').set({ email }).where('id', '=', account.id).execute()
    } catch (error) {
      if (isUniqueViolation(error)) throw accountProblems.emailTaken()
      throw error
    }
    const after = { ...account, email }
    await auditAccount(
      { ...siteCtx, account: accountOf(after) },
      { action: 'account.email_changed', subject: account.id, before: { email: account.email }, after: { email } },
    )
    await siteCtx.mail.send(addressChangedEmail(siteCtx, account, email))
    return {}
  })
}
