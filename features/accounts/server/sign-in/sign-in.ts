import type { PlatformContext, Writable } from '#platform/context'
import { type CalledBy, type CookieChange, networkPrefix } from '#platform/http'
import type { AccountInfo } from '../../contract/account.schema.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { type AccountRow, accountInfo } from '../account.queries.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { type Limit, countAttempt, forgiveAttempt } from '../passwords/limit-attempts.ts'
import { hashOf } from '../passwords/secret.ts'
import { accountFactors } from '../second-factor/account-factors.ts'
import { hasSecondFactor } from '../second-factor/factor-state.ts'
import { awaitSecondStep } from './second-step.ts'
import { startOnPlatform } from '../sessions/start-on-platform.ts'

/** Limits attempts for one account from all networks: five at once, then each waits twice as long as the one before. */
const perAccount: Limit = { name: 'sign-in-account', capacity: 40, refillSeconds: 600, slowAfter: 5 }
/** Limit for attempts from one household or office, at any accounts. */
const perPrefix: Limit = { name: 'sign-in-prefix', capacity: 30, refillSeconds: 20 }
/** A browser that has signed in to this account before has a bucket of its own, which strangers cannot fill. */
const perDevice: Limit = { name: 'sign-in-device', capacity: 20, refillSeconds: 120, slowAfter: 8 }

export interface Entered {
  /** False when the second step is still required, so that there is no session yet. */
  isIn: boolean
  cookies: CookieChange[]
}

export interface SignedIn extends Entered {
  account: AccountInfo
}

/**
 * Checks the password and starts a session, or the second step. Unknown address and wrong password are one answer and
 * take the same time.
 */
export async function signIn(
  ctx: Writable<PlatformContext> & CalledBy,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const account = await accountWithPassword(ctx, { email, password })
  return { account: accountInfo(account), ...(await enterPlatform(ctx, account, true)) }
}

/**
 * The only way to sign in after a password, a link or a registration. With a second factor it leads to the second step
 * instead of a session. `proven`: the sign-in counts as step-up.
 */
export async function enterPlatform(
  ctx: Writable<PlatformContext> & CalledBy,
  account: AccountRow,
  proven: boolean,
): Promise<Entered> {
  if (await hasSecondFactor(accountFactors(ctx, account.id)))
    return { isIn: false, cookies: await awaitSecondStep(ctx, account.id) }
  return { isIn: true, cookies: await startOnPlatform(ctx, account, proven) }
}

async function accountWithPassword(
  ctx: Writable<PlatformContext> & CalledBy,
  { email, password }: { email: string; password: string },
): Promise<AccountRow> {
  const found = await accountAndDevice(ctx, email)
  const attempts: [Limit, string][] = found?.device
    ? [[perDevice, `${found.id} ${found.device}`]]
    : [
        [perAccount, email],
        [perPrefix, networkPrefix(ctx.caller.address)],
      ]
  for (const [limit, subject] of attempts) await countAttempt(ctx, limit, subject)
  if (!(await isPassword(password, found?.password_hash)) || !found) {
    ctx.log.warn({ prefix: networkPrefix(ctx.caller.address) }, 'Someone could not sign in.')
    throw accountProblems.wrongCredentials({ status: 401 })
  }
  for (const [limit, subject] of attempts)
    await forgiveAttempt(ctx, limit, subject, limit === perAccount || limit === perDevice)
  return found
}

function accountAndDevice(
  ctx: PlatformContext & CalledBy,
  email: string,
): Promise<(AccountRow & { device: string | null }) | undefined> {
  const device = ctx.caller.cookie('__Host-device') ?? ''
  return ctx.db
    .selectFrom('accounts')
    .leftJoin('account_devices', (join) =>
      join
        .onRef('account_devices.account_id', '=', 'accounts.id')
        .on('account_devices.token_hash', '=', hashOf(device)),
    )
    .selectAll('accounts')
    .select('account_devices.token_hash as device')
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Limits on showing one's own password again in a session: step-up and changes of password and address. */
const perProof: Limit = { name: 'prove-password', capacity: 20, refillSeconds: 300, slowAfter: 5 }

/** Returns the account after verifying its password. Runs outside a transaction: see `countAttempt`. */
export async function provePassword(
  ctx: Writable<PlatformContext>,
  accountId: string,
  password: string,
): Promise<AccountRow> {
  await countAttempt(ctx, perProof, accountId)
  const account = await ctx.db.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirst()
  if (account?.password_hash === null) throw accountProblems.passwordMissing()
  if (!account || !(await isPassword(password, account.password_hash))) throw accountProblems.wrongPassword()
  await forgiveAttempt(ctx, perProof, accountId, true)
  return account
}

/** An email proved the owner of the account, so earlier guesses at its password are forgotten. */
export function forgiveGuesses(ctx: Writable<PlatformContext>, email: string): Promise<void> {
  return forgiveAttempt(ctx, perAccount, email, true)
}
