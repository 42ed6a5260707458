import { settingsOf } from '#features/sites/server'
import { type SiteContext, cacheTag } from '#platform/context'
import { moneyFormatOf } from '#platform/money'
import { catalogSettings, measurementSettings, type StoreSettings } from '../contract/index.ts'

/** Tags of pages that show prices or measures, besides those of products. */
export const storeTags = [cacheTag.store, cacheTag.site] as const

/** R1.35: amounts are written as the site's language does. */
export async function readStoreSettings(ctx: SiteContext): Promise<StoreSettings> {
  const store = await settingsOf(ctx, catalogSettings)
  const { measurementStandard } = await settingsOf(ctx, measurementSettings)
  const { payments, ...range } = store.installments
  return {
    currency: store.currency,
    format: moneyFormatOf(ctx.site.locale),
    measurementStandard,
    lowStockAt: store.lowStockAt,
    installments: payments > 0 ? { payments, ...range } : null,
  }
}

export async function storeCurrency(ctx: SiteContext): Promise<string> {
  return (await settingsOf(ctx, catalogSettings)).currency
}
