import type { PlatformContext, Writable } from '#platform/context'
import { inTransaction } from '#platform/database'
import { accountByEmail } from '../account.queries.ts'
import { accountProblems } from '../../contract/accounts.problems.ts'
import { endSessionsOf } from '../sessions/sessions.ts'
import { accountFactors } from './account-factors.ts'
import { tellOfFactor } from './account-party.ts'
import { hasSecondFactor } from './factor-state.ts'

/**
 * For people who have lost every factor: removes passkeys, the code app and recovery codes, ends all sessions and
 * emails the account. Returns false when there was no second factor. The command `remove-second-factor` calls it.
 */
export function removeSecondFactor(ctx: Writable<PlatformContext>, { email }: { email: string }): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const account = await accountByEmail(tx, email)
    if (!account) throw accountProblems.accountMissing()
    const store = accountFactors(tx, account.id)
    if (!(await hasSecondFactor(store))) return false
    for (const { id } of await store.passkeys()) await store.removePasskey(id)
    await store.removeCodeApp()
    await store.keepRecoveryCodes([], tx.now())
    await tx.db.deleteFrom('account_tokens').where('account_id', '=', account.id).execute()
    await endSessionsOf(tx, account.id)
    await tellOfFactor(tx, account.id, { what: 'removed_by_operator' })
    return true
  })
}
