import { storeReads } from '#features/catalog/owner'
import { sitesApi } from '#features/sites/contract'
import { useSend } from '#platform/ui'

/** Saves some of the store's settings, which several features share. */
export function useSaveStore(): (values: Record<string, unknown>) => Promise<unknown> {
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: storeReads })
  return (values) => save.mutateAsync({ group: 'store', values })
}
