import type { PlatformContext, Writable } from '#platform/context'
import type { CalledBy } from '#platform/http'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { NewPasskeyAnswer, PasskeyAnswer } from '../../contract/second-factor.schema.ts'
import type { TokenPurpose } from '../accounts.tables.ts'
import { type AccountRow, accountById, accountOf } from '../account.queries.ts'
import { auditAccount } from '../audit/audit.ts'
import { issueToken, redeemToken } from '../passwords/account-token.ts'
import { platformOrigin } from '../platform-origin.ts'
import { type RelyingParty, challengeOf, questionMinutes } from './passkeys.ts'
import { type FactorChange, accountFactorEmail } from './second-factor-emails.ts'

/**
 * Passkeys of accounts belong to the platform's host. Admin hosts of sites are subdomains of it, so they may request
 * them too.
 */
export function accountParty(
  { config }: Pick<PlatformContext, 'config'>,
  origin = platformOrigin(config),
): RelyingParty {
  return { id: new URL(platformOrigin(config)).hostname, name: 'Quoin', origin }
}

/** Stores a challenge for this purpose and account. It can be answered once, within minutes. */
export function issueChallenge(
  ctx: Writable<PlatformContext>,
  purpose: TokenPurpose,
  accountId: string | null,
): Promise<string> {
  return issueToken(ctx, { purpose, accountId, minutes: questionMinutes })
}

/**
 * Redeems the challenge of a response, whatever its result is. Throws when it was used, expired or issued to another
 * person.
 */
export async function redeemChallenge(
  ctx: Writable<PlatformContext>,
  purpose: TokenPurpose,
  accountId: string | null,
  response: NewPasskeyAnswer | PasskeyAnswer,
): Promise<string> {
  const challenge = challengeOf(response)
  const redeemed = await redeemToken(ctx, purpose, challenge)
  if (!redeemed || redeemed.account_id !== accountId) throw accountProblems.passkeyTooLate()
  return challenge
}

/**
 * Records the change in the audit trail and emails the account, so that its owner learns of a change by another person.
 */
export async function tellOfFactor(
  ctx: Writable<PlatformContext> & Partial<CalledBy>,
  accountId: string,
  change: FactorChange,
): Promise<void> {
  const account = await requireAccount(ctx, accountId)
  await auditAccount(
    { ...ctx, ...(change.what === 'removed_by_operator' ? {} : { account: accountOf(account) }) },
    { action: `account.${change.what}`, subject: account.id, after: change },
  )
  await ctx.mail.send(accountFactorEmail(ctx, account, change))
}

export async function requireAccount(ctx: PlatformContext, id: string): Promise<AccountRow> {
  const account = await accountById(ctx, id)
  if (!account) throw accountProblems.accountMissing()
  return account
}
