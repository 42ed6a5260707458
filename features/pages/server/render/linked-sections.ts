import { enumerations } from '#platform/contract'
import { type Document, linkedIn, withLinked } from '#platform/document'
import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import { publishedDocuments } from '../base/published-document.ts'

/** The document with the published content of the saved sections that it names, and their tags. */
export async function withLinkedSections(
  ctx: SiteContext,
  document: Document,
): Promise<{ document: Document; tags: CacheTag[] }> {
  const ids = linkedIn(document)
  if (ids.length === 0) return { document, tags: [] }
  // A linked section with locks is not shown on pages for other people.
  const saved = (await publishedDocuments(ctx, { ids, kind: 'saved-section' })).filter(
    ({ status, locks }) => status === enumerations.contentStatuses.published && locks.length === 0,
  )
  return {
    document: withLinked(document, new Map(saved.map((published) => [published.document.id, published.document]))),
    tags: ids.map((id) => cacheTag.document(id)),
  }
}
