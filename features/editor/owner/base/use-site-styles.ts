import { useMemo } from 'react'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { useCall } from '#platform/ui'
import { type SiteStyles, stylesFrom } from '#platform/theme'

/** The draft of the site's styles, in which the canvas shows the page. */
export function useSiteStyles(): SiteStyles {
  const list = useCall(pagesApi.list, { kind: 'styles' })
  const id = list.data?.pages[0]?.id
  const draft = useCall(documentsApi.draft, { id: id ?? '' }, { enabled: id !== undefined })
  const settings = draft.data?.document.settings
  return useMemo(() => stylesFrom(settings), [settings])
}
