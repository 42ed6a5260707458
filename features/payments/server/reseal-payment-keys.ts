import { type ResealBatch, type ResealedBatch, resealRows, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { resealedKey } from './seal.ts'

/** Seals the keys of a site with the secret in use. There are at most a few: one batch. */
export async function resealPaymentKeys(ctx: SiteTransaction, batch: ResealBatch): Promise<ResealedBatch> {
  const keys = await siteTables(ctx).selectFrom('payment_keys').select(['id', 'sealed']).execute()
  return resealRows(
    keys,
    batch,
    ({ sealed }) => resealedKey(ctx, sealed),
    (sealed, { id }) => siteTables(ctx).updateTable('payment_keys').set({ sealed }).where('id', '=', id).execute(),
  )
}
