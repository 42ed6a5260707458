import type { SignedInTransaction } from '../sessions/account-context.ts'
import { endRecovery, hasSecondFactor } from './factor-state.ts'
import type { FactorStore } from './factor-store.ts'

/**
 * Removes the recovery codes with the last factor, and the sessions on sites: each site decides again whether it admits
 * the account.
 */
export async function endWithLastFactor(ctx: SignedInTransaction, store: FactorStore): Promise<void> {
  if (await hasSecondFactor(store)) return
  await endRecovery(ctx, store)
  await ctx.db
    .deleteFrom('sessions')
    .where('account_id', '=', ctx.account.id)
    .where('website_id', 'is not', null)
    .execute()
}
