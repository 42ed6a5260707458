import { hashOf } from '#features/accounts/server'
import { type ResealBatch, resealBatchSize, resealRows, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { downloadToken, statusTokenHash } from '../base/tokens.ts'

/** Orders are found by links with the current secret; earlier links work as long as their secret is accepted. */
export async function resealOrderLinks(ctx: SiteTransaction, batch: ResealBatch) {
  const orders = siteTables(ctx).selectFrom('orders').select(['id', 'token_hash'])
  const rows = await orders.where('id', '>', batch.after).orderBy('id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, token_hash }) => {
      const hash = statusTokenHash(ctx, id)
      return hash === token_hash ? null : hash
    },
    (hash, { id, token_hash: former }) => {
      const row = siteTables(ctx).updateTable('orders').set({ token_hash: hash, former_token_hash: former })
      return row.where('id', '=', id).where('token_hash', '=', former).execute()
    },
  )
}

export async function resealDownloadLinks(ctx: SiteTransaction, batch: ResealBatch) {
  const downloads = siteTables(ctx).selectFrom('order_downloads').select(['id', 'round', 'token_hash'])
  const rows = await downloads.where('id', '>', batch.after).orderBy('id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, round, token_hash }) => {
      const hash = hashOf(downloadToken(ctx, id, round))
      return hash === token_hash ? null : hash
    },
    (hash, { id, token_hash: former }) => {
      const row = siteTables(ctx).updateTable('order_downloads').set({ token_hash: hash, former_token_hash: former })
      return row.where('id', '=', id).where('token_hash', '=', former).execute()
    },
  )
}

/** Links under former secrets are invalid from here on. */
export async function forgetFormerOrderLinks(ctx: SiteTransaction): Promise<void> {
  const none = { former_token_hash: null }
  const orders = siteTables(ctx).updateTable('orders').set(none)
  await orders.where('former_token_hash', 'is not', null).execute()
  const downloads = siteTables(ctx).updateTable('order_downloads').set(none)
  await downloads.where('former_token_hash', 'is not', null).execute()
}
