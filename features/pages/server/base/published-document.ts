import { siteTables } from '#platform/database'
import { upgradeDocument } from '#platform/block'
import type { Document, DocumentKind } from '#platform/document'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { ContentStatusNumber } from '../../contract/index.ts'
import { locksIn } from './open-to.ts'
import { contractsOf } from './contracts.ts'

export interface PublishedDocument {
  /** The document as validated at its publication, upgraded to the present versions of its blocks. */
  document: Document
  revisionId: string
  /** Locks of the document; empty when it is public. */
  locks: Locks
  /** Visibility: 1 public, 5 only for people who work on the site. */
  status: ContentStatusNumber
  publishedAt: Date
}

/** Returns the published version of a document; null when it is unpublished or in the bin. */
export async function publishedDocument(ctx: SiteContext, id: string): Promise<PublishedDocument | null> {
  const [document] = await publishedDocuments(ctx, { ids: [id] })
  return document ?? null
}

/** Returns several published documents, or all of a kind. */
export async function publishedDocuments(
  ctx: SiteContext,
  { ids, kind }: { ids?: readonly string[]; kind?: DocumentKind },
): Promise<PublishedDocument[]> {
  if (ids?.length === 0) return []
  let query = siteTables(ctx)
    .selectFrom('documents')
    .innerJoin('document_revisions as revision', (join) =>
      join
        .onRef('revision.website_id', '=', 'documents.website_id')
        .onRef('revision.id', '=', 'documents.published_revision_id'),
    )
    .select(['revision.id as revisionId', 'revision.document', 'documents.status', 'documents.published_at'])
    .select(locksIn().as('locks'))
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.id')
  if (ids) query = query.where('documents.id', 'in', [...ids])
  if (kind) query = query.where('documents.kind', '=', kind)
  const rows = await query.execute()
  return rows.map(({ document, published_at, ...row }) => ({
    ...row,
    document: upgradeDocument(document, contractsOf(ctx)),
    publishedAt: published_at ?? new Date(0),
  }))
}
