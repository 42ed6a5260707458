import { useQuery } from '@tanstack/react-query'
import { sitesApi } from '#features/sites/contract'
import { addLanguage, type Catalogue, type Language, languageOf, offerLanguages } from '#platform/i18n'
import { useCall } from '#platform/ui'

/** Where the page says that the words of each language are. */
function catalogues(): Readonly<Record<Language, string>> {
  return JSON.parse(document.documentElement.dataset['catalogues'] ?? '{}') as Record<Language, string>
}

/** Notes which languages there are, and fetches the words of the one that is shown. */
export async function loadShownLanguage(language: Language): Promise<void> {
  offerLanguages(Object.keys(catalogues()))
  await loadLanguage(language)
}

/** The language of the site's pages, once its words are there: what visitors read stands on the canvas as they read it. */
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

const loaded = new Set<Language>()

async function loadLanguage(language: Language): Promise<Language> {
  if (loaded.has(language)) return language
  const response = await fetch(catalogues()[language] ?? '')
  if (!response.ok) throw new Error(`The words of the owner area could not be loaded (${response.status}).`)
  addLanguage(language, (await response.json()) as Catalogue)
  loaded.add(language)
  return language
}
