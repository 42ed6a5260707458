import type { PlatformContext, Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import type { CalledBy, CookieChange } from '#platform/http'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { secondFactorApi } from '../../contract/second-factor.api.ts'
import type { PasskeyAnswer, PasskeyQuestion } from '../../contract/second-factor.schema.ts'
import type { TokenPurpose } from '../accounts.tables.ts'
import { type Limit, countAttempt, forgiveAttempt } from '../passwords/limit-attempts.ts'
import type { SignedInContext } from '../sessions/account-context.ts'
import { renewToken } from '../sessions/session.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import { accountFactors } from './account-factors.ts'
import { accountParty, issueChallenge, redeemChallenge, tellOfFactor } from './account-party.ts'
import { takeCode } from './factor-state.ts'
import { checkPasskey, passkeyQuestion } from './passkeys.ts'

type Api = typeof secondFactorApi

/**
 * Limit for guesses at the codes of one account in all places: ten at once, and each after the fifth doubles the wait.
 */
const perFactor: Limit = { name: 'second-factor', capacity: 10, refillSeconds: 600, slowAfter: 5 }

/** Takes a code of the app or a recovery code. Runs outside a transaction: see `countAttempt`. */
export async function proveByCode(
  ctx: Writable<PlatformContext> & Partial<CalledBy>,
  accountId: string,
  code: string,
): Promise<void> {
  const store = accountFactors(ctx, accountId)
  await countAttempt(ctx, perFactor, store.subject)
  const kind = await takeCode(ctx, store, code)
  if (!kind) throw accountProblems.wrongCode()
  await forgiveAttempt(ctx, perFactor, store.subject, true)
  if (kind === 'recovery')
    await tellOfFactor(ctx, accountId, { what: 'recovery_used', left: await store.unusedRecoveryCodes() })
}

interface Proof {
  purpose: TokenPurpose
  /** Subject of the challenge; null for any holder of a passkey. */
  requestTarget: string | null
  /** Origin of the page when it is not the platform's. */
  origin?: string
}

/**
 * Verifies the answer of a passkey and returns its holder; throws unless everything is right. Runs outside a
 * transaction, because a challenge is valid once, whatever the result.
 */
export async function proveByPasskey(
  ctx: Writable<PlatformContext> & Partial<CalledBy>,
  response: PasskeyAnswer,
  { purpose, requestTarget, origin }: Proof,
): Promise<string> {
  const challenge = await redeemChallenge(ctx, purpose, requestTarget, response)
  const passkey = await ctx.db
    .selectFrom('account_passkeys')
    .selectAll()
    .where('credential_id', '=', response.id)
    .executeTakeFirst()
  const accountId = passkey?.account_id
  if (!accountId || (requestTarget !== null && requestTarget !== accountId)) throw accountProblems.passkeyUnknown()
  const { userHandle } = response.response
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('hex') !== accountId)
    throw accountProblems.passkeyUnknown()
  const store = accountFactors(ctx, accountId)
  try {
    await checkPasskey(ctx, accountParty(ctx, origin), store, { passkey, response, challenge })
  } catch (error) {
    const isNewlyCopied = accountProblems.passkeyCopied.is(error) && !passkey.cloned_at
    if (isNewlyCopied) await tellOfFactor(ctx, accountId, { what: 'passkey_copied', name: passkey.name })
    throw error
  }
  return accountId
}

export async function askStepUp(ctx: Writable<SignedInContext>): Promise<PasskeyQuestion> {
  const challenge = await issueChallenge(ctx, 'passkey-step-up', ctx.account.id)
  const passkeys = await accountFactors(ctx, ctx.account.id).passkeys()
  return passkeyQuestion(accountParty(ctx), challenge, passkeys)
}

export async function stepUpByPasskey(
  ctx: Writable<SignedInContext>,
  { response }: Input<Api['stepUpByPasskey']>,
): Promise<CookieChange[]> {
  await proveByPasskey(ctx, response, {
    purpose: 'passkey-step-up',
    requestTarget: ctx.account.id,
    origin: ctx.caller.origin,
  })
  return [sessionCookie(await renewToken(ctx, { proven_at: ctx.now() }))]
}

export async function stepUpByCode(
  ctx: Writable<SignedInContext>,
  { code }: Input<Api['stepUpByCode']>,
): Promise<CookieChange[]> {
  await proveByCode(ctx, ctx.account.id, code)
  return [sessionCookie(await renewToken(ctx, { proven_at: ctx.now() }))]
}
