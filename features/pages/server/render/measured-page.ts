import type { MeasuredPage } from '#features/visits/server'
import type { RenderedPage } from './render-page.tsx'

/** Describes a page to the measuring script. The index of a collection is no item, though it names its collection. */
export function measuredPageOf({
  pageContext,
  kind,
  collectionId,
}: Pick<RenderedPage, 'pageContext' | 'kind' | 'collectionId'>): Omit<MeasuredPage, 'websiteId' | 'websiteLocale'> {
  const isIndex = kind === 'collection'
  const isItem = collectionId !== null && !isIndex
  return {
    templateId: kind,
    pageId: pageContext.documentId,
    itemId: isItem ? pageContext.documentId : null,
    collectionId,
    contentSource: isItem ? 'i' : isIndex ? 'c' : null,
    recordType: pageContext.pageType,
  }
}
