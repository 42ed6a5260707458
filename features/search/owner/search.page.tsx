import { settingsIn, sitesApi } from '#features/sites/contract'
import { ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { searchSettings } from '../contract/index.ts'
import { searchOwnerMessages } from './search.messages.ts'
import { SynonymsForm } from './synonyms-form.tsx'

/** Lists visitors' queries without results, and edits the synonyms that lead to the site's own words. */
export function SearchScreen() {
  const t = useWords(searchOwnerMessages)
  const settings = useCall(sitesApi.settings, {})
  const values = settingsIn(settings.data, searchSettings)
  return (
    <Page title={t('search')} lead={t('lead')}>
      {settings.error && <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />}
      {settings.isPending && <Skeleton lines={8} height={40} />}
      {values && <SynonymsForm synonyms={values.synonyms} />}
    </Page>
  )
}
