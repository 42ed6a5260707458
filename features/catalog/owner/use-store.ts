import { sitesApi } from '#features/sites/contract'
import { formatMoney } from '#platform/money'
import { useCall } from '#platform/ui'
import { ownerCatalogApi } from '../contract/owner-catalog.api.ts'

/** Endpoints that are loaded again when the store settings change. */
export const storeReads = [sitesApi.settings, ownerCatalogApi.storeSettings]

/** Formats amounts in the currency of the store once its settings are loaded. */
export function useStore() {
  const storeSettings = useCall(ownerCatalogApi.storeSettings, {}).data
  const money = (minor: number): string =>
    storeSettings ? formatMoney({ minor, currency: storeSettings.currency }, storeSettings.format) : ''
  return { storeSettings: storeSettings, money }
}
