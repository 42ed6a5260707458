import type { SiteTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { newKey, sealWith, unseal } from './seal.ts'

const sealedColumns = ['secret_key', 'webhook_secret', 'older_webhook_secret'] as const

/**
 * Seals all that a site keeps sealed with a new key; answers how many secrets that were. The key before stays for processes that still remember what
 * it sealed; those before it go.
 */
export async function rotatePaymentKeys(ctx: SiteTransaction): Promise<number> {
  const accounts = await ctx.db
    .selectFrom('payment_accounts')
    .selectAll()
    .where('website_id', '=', ctx.site.id)
    .forUpdate()
    .execute()
  const keys = await ctx.db
    .selectFrom('payment_keys')
    .select('id')
    .where('website_id', '=', ctx.site.id)
    .orderBy('id', 'desc')
    .execute()
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
    await ctx.db
      .updateTable('payment_accounts')
      .set(anew)
      .where('website_id', '=', ctx.site.id)
      .where('provider', '=', account.provider)
      .execute()
  }
  await ctx.db.deleteFrom('payment_keys').where('website_id', '=', ctx.site.id).where('id', '<', last.id).execute()
  await changed(ctx, ['terms'])
  return count
}
