import { useMemo } from 'react'
import { sitesApi } from '#features/sites/contract'
import { enumerations } from '#platform/contract'
import type { PageContext } from '#platform/render'
import { useCall, useLanguage } from '#platform/ui'
import { useSiteLanguage } from '../base/use-site-language.ts'

/** Returns the context in which views draw a document of this site; null until site and language are loaded. */
export function usePageContext(documentId: string, path: string | null): PageContext | null {
  const { language } = useSiteLanguage()
  const ownerLanguage = useLanguage()
  const site = useCall(sitesApi.site, {})
  return useMemo(
    () =>
      language && site.data
        ? {
            locale: site.data.locale,
            language,
            path: path ?? '/',
            pageType: enumerations.pageTypes.page,
            documentId,
            locks: [],
            site: { id: site.data.id, title: site.data.title, baseUrl: site.data.baseUrl },
            editing: true,
            ownerLanguage,
          }
        : null,
    [language, ownerLanguage, site.data, path, documentId],
  )
}
