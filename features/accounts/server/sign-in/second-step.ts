import type { PlatformContext, Writable } from '#platform/context'
import type { CalledBy, CookieChange } from '#platform/http'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { PasskeyAnswer, PasskeyQuestion } from '../../contract/second-factor.schema.ts'
import { type AccountRow, accountById, accountInfo } from '../account.queries.ts'
import { issueToken, redeemToken, tokenOf } from '../passwords/account-token.ts'
import { accountFactors } from '../second-factor/account-factors.ts'
import { accountParty, issueChallenge } from '../second-factor/account-party.ts'
import { passkeyQuestion } from '../second-factor/passkeys.ts'
import { proveByCode, proveByPasskey } from '../second-factor/prove-factor.ts'
import type { AnyoneContext } from '../sessions/account-context.ts'
import type { SignedIn } from './sign-in.ts'
import { startOnPlatform } from '../sessions/start-on-platform.ts'

const cookieName = '__Host-second-step'
const minutes = 10

/**
 * Called when a password was right or a link was followed, and the account has a second factor: creates no session, but
 * allows some minutes to prove the factor.
 */
export async function awaitSecondStep(ctx: Writable<PlatformContext>, accountId: string): Promise<CookieChange[]> {
  const token = await issueToken(ctx, { purpose: 'second-step', accountId, minutes })
  return [{ name: cookieName, value: token, maxAge: minutes * 60 }]
}

/** The account whose second step this browser must take; null when there is none or the time is over. */
export async function awaitedAccount(ctx: PlatformContext & CalledBy): Promise<AccountRow | null> {
  const token = ctx.caller.cookie(cookieName)
  const row = token ? await tokenOf(ctx, 'second-step', token) : undefined
  return (row?.account_id && (await accountById(ctx, row.account_id))) || null
}

export async function secondStepByCode(ctx: Writable<AnyoneContext>, { code }: { code: string }): Promise<SignedIn> {
  const account = await requireAwaited(ctx)
  await proveByCode(ctx, account.id, code)
  return finish(ctx, account)
}

/** Creates a challenge for the passkeys of the account that is signing in. */
export async function askSecondStep(ctx: Writable<AnyoneContext>, account: AccountRow): Promise<PasskeyQuestion> {
  const challenge = await issueChallenge(ctx, 'passkey-second-step', account.id)
  return passkeyQuestion(accountParty(ctx), challenge, await accountFactors(ctx, account.id).passkeys())
}

export async function secondStepByPasskey(
  ctx: Writable<AnyoneContext>,
  { response }: { response: PasskeyAnswer },
): Promise<SignedIn> {
  const account = await requireAwaited(ctx)
  await proveByPasskey(ctx, response, { purpose: 'passkey-second-step', requestTarget: account.id })
  return finish(ctx, account)
}

export async function askSignIn(ctx: Writable<AnyoneContext>): Promise<PasskeyQuestion> {
  return passkeyQuestion(accountParty(ctx), await issueChallenge(ctx, 'passkey-sign-in', null))
}

/** A passkey counts as both factors: the device, and the way it is unlocked. */
export async function signInByPasskey(
  ctx: Writable<AnyoneContext>,
  { response }: { response: PasskeyAnswer },
): Promise<SignedIn> {
  const accountId = await proveByPasskey(ctx, response, { purpose: 'passkey-sign-in', requestTarget: null })
  const account = await accountById(ctx, accountId)
  if (!account) throw accountProblems.passkeyUnknown()
  return { account: accountInfo(account), isIn: true, cookies: await startOnPlatform(ctx, account, true) }
}

async function requireAwaited(ctx: PlatformContext & CalledBy): Promise<AccountRow> {
  const account = await awaitedAccount(ctx)
  if (!account) throw accountProblems.secondStepTooLate({ status: 401 })
  return account
}

/** Completes the sign-in. Only one of two concurrent requests succeeds. */
async function finish(ctx: Writable<AnyoneContext>, account: AccountRow): Promise<SignedIn> {
  const redeemed = await redeemToken(ctx, 'second-step', ctx.caller.cookie(cookieName) ?? '')
  if (redeemed?.account_id !== account.id) throw accountProblems.secondStepTooLate({ status: 401 })
  const cookies = await startOnPlatform(ctx, account, true)
  return { account: accountInfo(account), isIn: true, cookies: [...cookies, { name: cookieName, value: null }] }
}
