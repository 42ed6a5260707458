import { type ResealBatch, type ResealedBatch, resealedBatch, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { resealedKey } from './seal.ts'

/** Seals the keys of a site with the secret in use. There are at most a few: one batch. */
export async function resealPaymentKeys(ctx: SiteTransaction, { isTrial }: ResealBatch): Promise<ResealedBatch> {
  let count = 0
  const keys = await siteTables(ctx).selectFrom('payment_keys').select(['id', 'sealed']).execute()
  for (const { id, sealed } of keys) {
    const anew = resealedKey(ctx, sealed)
    if (anew === null) continue
    count += 1
    if (!isTrial) await siteTables(ctx).updateTable('payment_keys').set({ sealed: anew }).where('id', '=', id).execute()
  }
  return resealedBatch([], count)
}
