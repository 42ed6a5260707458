import { cacheTag, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { newKey, sealWith, unseal } from './seal.ts'

const sealedColumns = ['secret_key', 'webhook_secret', 'older_webhook_secret'] as const

/**
 * Encrypts all secrets of a site with a new key; returns their number. The former key stays for processes that still
 * use its data; older keys are deleted.
 */
export async function rotatePaymentKeys(ctx: SiteTransaction): Promise<number> {
  const accounts = await siteTables(ctx).selectFrom('payment_accounts').selectAll().forUpdate().execute()
  const keys = await siteTables(ctx).selectFrom('payment_keys').select('id').orderBy('id', 'desc').execute()
  const [last] = keys
  if (!last) return 0
  const key = await newKey(ctx)
  let count = 0
  for (const account of accounts) {
    const anew: Partial<Record<(typeof sealedColumns)[number], string>> = {}
    for (const column of sealedColumns) {
      const sealed = account[column]
      if (sealed === null) continue
      anew[column] = sealWith(ctx, key, await unseal(ctx, sealed))
      count += 1
    }
    if (Object.keys(anew).length === 0) continue
    await siteTables(ctx).updateTable('payment_accounts').set(anew).where('provider', '=', account.provider).execute()
  }
  await siteTables(ctx).deleteFrom('payment_keys').where('id', '<', last.id).execute()
  await changed(ctx, [cacheTag.terms])
  return count
}
