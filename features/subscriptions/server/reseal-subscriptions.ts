import { hashOf } from '#features/accounts/server'
import { type ResealBatch, resealBatchSize, resealRows, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { subscriptionToken } from './subscriptions.queries.ts'

/** Rehashes the links to subscriptions with the current secret; links with a former secret stay valid for a while. */
export async function resealSubscriptionLinks(ctx: SiteTransaction, batch: ResealBatch) {
  const subscriptions = siteTables(ctx).selectFrom('subscriptions').select(['id', 'token_hash'])
  const rows = await subscriptions.where('id', '>', batch.after).orderBy('id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, token_hash }) => {
      const hash = hashOf(subscriptionToken(ctx, id))
      return hash === token_hash ? null : hash
    },
    (hash, { id, token_hash: former }) => {
      const row = siteTables(ctx).updateTable('subscriptions').set({ token_hash: hash, former_token_hash: former })
      return row.where('id', '=', id).where('token_hash', '=', former).execute()
    },
  )
}

/** Invalidates links with former secrets. */
export async function forgetFormerSubscriptionLinks(ctx: SiteTransaction): Promise<void> {
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set({ former_token_hash: null })
    .where('former_token_hash', 'is not', null)
    .execute()
}
