import type { Writable } from '#platform/context'
import { inTransaction, isUniqueViolation } from '#platform/database'
import type { Input, Output } from '#platform/contract'
import { accountProblems } from '../../contract/accounts.problems.ts'
import type { secondFactorApi } from '../../contract/second-factor.api.ts'
import type { PasskeyQuestion } from '../../contract/second-factor.schema.ts'
import type { SignedInContext } from '../sessions/account-context.ts'
import { requireStepUp } from '../sessions/require-staff.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { endWithLastFactor } from './end-with-last-factor.ts'
import { accountFactors } from './account-factors.ts'
import { accountParty, issueChallenge, redeemChallenge, requireAccount, tellOfFactor } from './account-party.ts'
import { firstRecoveryCodes, hasSecondFactor } from './factor-state.ts'
import type { StoredPasskey } from './factor-store.ts'
import { keepPasskey, newPasskeyQuestion } from './passkeys.ts'

type Api = typeof secondFactorApi
type Ctx = Writable<SignedInContext>

export async function askNewPasskey(ctx: Ctx): Promise<PasskeyQuestion> {
  await requireStepUp(ctx)
  const account = await requireAccount(ctx, ctx.account.id)
  const challenge = await issueChallenge(ctx, 'passkey-add', account.id)
  return newPasskeyQuestion(accountParty(ctx), accountFactors(ctx, account.id), account, challenge)
}

/**
 * Adds a passkey. The first factor creates recovery codes and ends all other sessions, because none of them has proved
 * it.
 */
export async function addPasskey(
  ctx: Ctx,
  { name, response }: Input<Api['addPasskey']>,
): Promise<Output<Api['addPasskey']>> {
  await requireStepUp(ctx)
  const challenge = await redeemChallenge(ctx, 'passkey-add', ctx.account.id, response)
  return inTransaction(ctx, async (tx) => {
    const store = accountFactors(tx, tx.account.id)
    const isFirst = !(await hasSecondFactor(store))
    try {
      await keepPasskey(tx, accountParty(tx), store, { response, challenge, name })
    } catch (error) {
      if (isUniqueViolation(error)) throw accountProblems.passkeyKnown()
      throw error
    }
    if (isFirst) await endOtherSessions(tx, tx.account.id)
    await tellOfFactor(tx, tx.account.id, { what: 'passkey_added', name })
    return { recoveryCodes: await firstRecoveryCodes(tx, store) }
  })
}

export async function renamePasskey(
  ctx: Ctx,
  { id, name }: Input<Api['renamePasskey']>,
): Promise<Record<string, never>> {
  const store = accountFactors(ctx, ctx.account.id)
  requirePasskey(await store.passkeys(), id)
  await store.changePasskey(id, { name })
  return {}
}

export async function removePasskey(ctx: Ctx, { id }: Input<Api['removePasskey']>): Promise<Record<string, never>> {
  await requireStepUp(ctx)
  await inTransaction(ctx, async (tx) => {
    const store = accountFactors(tx, tx.account.id)
    const { name } = requirePasskey(await store.passkeys(), id)
    await store.removePasskey(id)
    await endWithLastFactor(tx, store)
    await tellOfFactor(tx, tx.account.id, { what: 'passkey_removed', name })
  })
  return {}
}

function requirePasskey(passkeys: readonly StoredPasskey[], id: string): StoredPasskey {
  const passkey = passkeys.find((storedPasskey) => storedPasskey.id === id)
  if (!passkey) throw accountProblems.passkeyMissing()
  return passkey
}
