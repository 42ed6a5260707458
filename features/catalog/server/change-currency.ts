import { audit } from '#features/accounts/server'
import { changeSettings } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { currencyName, exponentOf } from '#platform/money'
import { sql } from 'kysely'
import { catalogProblems } from '../contract/index.ts'
import { storeCurrency } from './store-settings.ts'

/** The store's currency. Amounts keep what they say: 12.50 stays 12.50, and becomes 13 where there are no decimals. */
export async function changeCurrency(
  ctx: OwnerTransaction,
  { currency }: { currency: string },
): Promise<Record<string, never>> {
  ctx.require('commerce.storeSettings')
  if (currencyName(currency, 'en') === currency) throw catalogProblems.currencyUnknown({ currency })
  const before = await storeCurrency(ctx)
  await changeSettings(ctx, { group: 'store', values: { currency } })
  const factor = 10 ** (exponentOf(currency) - exponentOf(before))
  if (factor !== 1) {
    await sql`update product_variants set price_minor = round(price_minor * ${factor}::numeric), sale_minor = round(sale_minor * ${factor}::numeric),
      cost_minor = round(cost_minor * ${factor}::numeric) where website_id = ${ctx.site.id}`.execute(ctx.db)
    await sql`update donations set minimum_minor = greatest(1, round(minimum_minor * ${factor}::numeric)), maximum_minor = greatest(1, round(maximum_minor * ${factor}::numeric)),
      amounts_minor = (select coalesce(array_agg(greatest(1, round(a * ${factor}::numeric))::bigint), '{}') from unnest(amounts_minor) a)
      where website_id = ${ctx.site.id}`.execute(ctx.db)
  }
  await audit(ctx, { action: 'catalog.currency_changed', subject: ctx.site.id, before, after: currency })
  await changed(ctx, ['store'])
  return {}
}
