import { useQuery } from '@tanstack/react-query'
import { sitesApi } from '#features/sites/contract'
import { type Language, languageOf } from '#platform/i18n'
import { loadLanguage, useCall } from '#platform/ui'

/**
 * Returns the language of the site's pages, once its words are loaded: the canvas shows texts as visitors read them.
 */
export function useSiteLanguage(): { language: Language | null; error: unknown; retry: () => void } {
  const site = useCall(sitesApi.site, {})
  const language = languageOf(site.data?.locale)
  const words = useQuery({
    queryKey: ['language', language],
    queryFn: () => loadLanguage(language),
    enabled: site.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return { language: words.isSuccess ? language : null, error: words.error, retry: () => void words.refetch() }
}
