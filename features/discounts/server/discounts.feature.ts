import { categoryUses, currencyChanges, productDependents } from '#features/catalog/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { on } from '#platform/http'
import { discountsApi } from '../contract/index.ts'
import { discountsForCategory, discountsForProducts } from './discounts.queries.ts'
import { exportDiscounts } from './export-discounts.ts'
import { onCurrencyChanged } from './on-currency-changed.ts'
import { changeDiscount, createDiscount, listDiscounts, removeDiscount } from './save-discount.ts'
import { discountsInArchives } from './discounts.tables.ts'

export const discountsFeature: Feature = {
  name: 'discounts',
  routes: [
    on(discountsApi.discounts, listDiscounts),
    on(discountsApi.csv, exportDiscounts),
    on(discountsApi.create, createDiscount),
    on(discountsApi.change, changeDiscount),
    on(discountsApi.remove, removeDiscount),
  ],
  provides: [
    provide(archiveTables, discountsInArchives),
    provide(categoryUses, discountsForCategory),
    provide(productDependents, discountsForProducts),
    provide(currencyChanges, onCurrencyChanged),
  ],
}
