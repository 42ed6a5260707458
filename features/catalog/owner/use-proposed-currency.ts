import { settingsIn, sitesApi } from '#features/sites/contract'
import { useCall, useMay } from '#platform/ui'
import { catalogSettings, likelyCurrency } from '../contract/index.ts'

/**
 * Suggested currency for a store that has none; null when it has one, or when this person may not choose it. Undefined
 * until the site is loaded.
 */
export function useProposedCurrency(): string | null | undefined {
  const may = useMay()
  const site = useCall(sitesApi.site, {})
  const settings = useCall(sitesApi.settings, {})
  if (!site.data || !settings.data) return undefined
  const store = may('commerce.storeSettings') ? settingsIn(settings.data, catalogSettings) : undefined
  return store && !store.isCurrencyChosen ? likelyCurrency(site.data.timeZone, navigator.languages) : null
}
