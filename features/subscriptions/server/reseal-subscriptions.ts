import { hashOf } from '#features/accounts/server'
import {
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealedBatch,
  type SiteTransaction,
} from '#platform/context'
import { siteTables } from '#platform/database'
import { subscriptionToken } from './subscriptions.queries.ts'

/** Subscriptions are found by links under the secret in use, and for a while by those that were given out before. */
export async function resealSubscriptionLinks(
  ctx: SiteTransaction,
  { after, isTrial }: ResealBatch,
): Promise<ResealedBatch> {
  const subscriptions = await siteTables(ctx)
    .selectFrom('subscriptions')
    .select(['id', 'token_hash'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(resealBatchSize)
    .execute()
  let count = 0
  for (const { id, token_hash: former } of subscriptions) {
    const hash = hashOf(subscriptionToken(ctx, id))
    if (hash === former) continue
    count += 1
    if (isTrial) continue
    const row = siteTables(ctx).updateTable('subscriptions').set({ token_hash: hash, former_token_hash: former })
    await row.where('id', '=', id).where('token_hash', '=', former).execute()
  }
  return resealedBatch(subscriptions, count)
}

/** From here on links under former secrets lead nowhere. */
export async function forgetFormerSubscriptionLinks(ctx: SiteTransaction): Promise<void> {
  await siteTables(ctx)
    .updateTable('subscriptions')
    .set({ former_token_hash: null })
    .where('former_token_hash', 'is not', null)
    .execute()
}
