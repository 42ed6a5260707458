import { useMemo } from 'react'
import { type LinkedSection, linkedSectionsApi } from '#features/pages/contract'
import { type Document, linkedIn, withLinked } from '#platform/document'
import { useCall } from '#platform/ui'

/** The linked sections of the site, loaded only when they are needed. */
export function useLinkedSections(isWanted: boolean): readonly LinkedSection[] | undefined {
  const linked = useCall(linkedSectionsApi.list, {}, { enabled: isWanted })
  return linked.data?.sections
}

/** The page with what its linked sections show, for the canvas. */
export function useDrawnDocument(document: Document): Document {
  const sections = useLinkedSections(linkedIn(document).length > 0)
  return useMemo(
    () => withLinked(document, new Map(sections?.map((section) => [section.id, section.document]))),
    [document, sections],
  )
}
