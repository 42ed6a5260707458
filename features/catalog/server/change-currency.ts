import { sql } from 'kysely'
import { audit } from '#features/accounts/server'
import { changeSettings, settingsOf } from '#features/sites/server'
import { cacheTag, type OwnerTransaction, provided } from '#platform/context'
import { changed } from '#platform/database'
import { currencyName, exponentOf, sameFigures } from '#platform/money'
import { catalogProblems, catalogSettings } from '../contract/index.ts'
import { currencyChanges } from './extension-points.ts'

/**
 * Changes the currency of the store. Amounts keep their figures: prices, donations, discounts, shipping rates. Past
 * sales and issued gift cards keep their currency.
 */
export async function changeCurrency(
  ctx: OwnerTransaction,
  { currency }: { currency: string },
): Promise<Record<string, never>> {
  ctx.require('commerce.storeSettings')
  if (currencyName(currency, 'en') === currency) throw catalogProblems.currencyUnknown({ currency })
  const { currency: before, installments } = await settingsOf(ctx, catalogSettings)
  const figures = sameFigures(before, currency)
  const { payments, minimumMinor, maximumMinor } = installments
  await changeSettings(ctx, {
    group: catalogSettings.group,
    values: {
      currency,
      isCurrencyChosen: true,
      installments: {
        payments,
        minimumMinor: figures(minimumMinor),
        maximumMinor: maximumMinor === null ? null : figures(maximumMinor),
      },
    },
  })
  const factor = 10 ** (exponentOf(currency) - exponentOf(before))
  if (factor !== 1) await rescalePrices(ctx, factor)
  if (currency !== before) {
    await audit(ctx, { action: 'catalog.currency_changed', subject: ctx.site.id, before, after: currency })
    for (const follow of provided(ctx.product, currencyChanges)) await follow(ctx, { before, after: currency })
  }
  await changed(ctx, [cacheTag.store])
  return {}
}

async function rescalePrices(ctx: OwnerTransaction, factor: number): Promise<void> {
  await sql`update product_variants set price_minor = round(price_minor * ${factor}::numeric), sale_minor = round(sale_minor * ${factor}::numeric),
    cost_minor = round(cost_minor * ${factor}::numeric) where website_id = ${ctx.site.id}`.execute(ctx.db)
  await sql`update products set gift_card = gift_card || jsonb_build_object(
      'minimumMinor', greatest(1, round((gift_card->>'minimumMinor')::numeric * ${factor}::numeric)),
      'maximumMinor', greatest(1, round((gift_card->>'maximumMinor')::numeric * ${factor}::numeric)))
    where website_id = ${ctx.site.id} and gift_card is not null`.execute(ctx.db)
  await sql`update donations set minimum_minor = greatest(1, round(minimum_minor * ${factor}::numeric)), maximum_minor = greatest(1, round(maximum_minor * ${factor}::numeric)),
    amounts_minor = (select coalesce(array_agg(greatest(1, round(a * ${factor}::numeric))::bigint), '{}') from unnest(amounts_minor) a)
    where website_id = ${ctx.site.id}`.execute(ctx.db)
}
