import type { PlatformContext, Writable } from '#platform/context'
import { type CalledBy, type CookieChange, networkPrefix } from '#platform/http'
import type { AccountFacts } from '../../contract/account.schema.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { type AccountRow, accountOf, factsOf } from '../account.queries.ts'
import { auditAccount } from '../audit/audit.ts'
import { isPassword } from '../passwords/hash-password.ts'
import { type Limit, countAttempt, forgiveAttempt } from '../passwords/limit-attempts.ts'
import { hashOf, newSecret } from '../passwords/secret.ts'
import { deviceCookie, sessionCookie } from './session-cookie.ts'
import { startSession } from './session.ts'

/** Guesses at one account, wherever they come from: five at once, then each waits twice as long as the one before. */
const perAccount: Limit = { name: 'sign-in-account', capacity: 40, refillSeconds: 600, slowAfter: 5 }
/** From one household or office, at whatever accounts. */
const perPrefix: Limit = { name: 'sign-in-prefix', capacity: 30, refillSeconds: 20 }
/** A browser that has signed in to this account before has a bucket of its own, which strangers cannot fill. */
const perDevice: Limit = { name: 'sign-in-device', capacity: 20, refillSeconds: 120, slowAfter: 8 }

export interface SignedIn {
  account: AccountFacts
  cookies: CookieChange[]
}

/** Checks the password and starts a session. Unknown address and wrong password are one answer and take the same time. */
export async function signIn(
  ctx: Writable<PlatformContext> & CalledBy,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const account = await accountWithPassword(ctx, { email, password })
  return { account: factsOf(account), cookies: await enterPlatform(ctx, account, true) }
}

/** A session on the platform host, and a device that is known from then on. */
export async function enterPlatform(
  ctx: Writable<PlatformContext> & CalledBy,
  account: AccountRow,
  proven: boolean,
): Promise<CookieChange[]> {
  const token = await startSession(ctx, { accountId: account.id, websiteId: null, proven })
  const device = (await knownDevice(ctx)) ?? newSecret(ctx)
  await ctx.db
    .insertInto('account_devices')
    .values({ account_id: account.id, token_hash: hashOf(device), seen_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['account_id', 'token_hash']).doUpdateSet({ seen_at: ctx.now() }))
    .execute()
  await auditAccount({ ...ctx, account: accountOf(account) }, { action: 'account.signed_in', subject: account.id })
  return [sessionCookie(token), deviceCookie(device)]
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

/** The device cookie, where it is one that was given out here: a value that a client made up is never kept. */
async function knownDevice(ctx: PlatformContext & CalledBy): Promise<string | null> {
  const device = ctx.caller.cookie('__Host-device')
  if (device === undefined) return null
  const row = await ctx.db
    .selectFrom('account_devices')
    .select('account_id')
    .where('token_hash', '=', hashOf(device))
    .executeTakeFirst()
  return row ? device : null
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

/** The account, once its password has been shown. Runs outside a transaction: see `countAttempt`. */
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

/** A mail proved whose account it is: past guesses at its password count no longer. */
export function forgiveGuesses(ctx: Writable<PlatformContext>, email: string): Promise<void> {
  return forgiveAttempt(ctx, perAccount, email, true)
}
