import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import type { DocumentKind } from '#platform/document'
import type { ContentStatusNumber, Fate } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'

/** A document of a publication: its published state, the one before, and the present one. */
export interface Planned {
  id: string
  kind: DocumentKind
  title: string
  path: string | null
  revision: string | null
  status: ContentStatusNumber
  former: string | null
  formerStatus: ContentStatusNumber | null
  present: string | null
  presentStatus: ContentStatusNumber
  deletedAt: Date | null
  isHomepage: boolean
}

/** Returns the documents of a publication that has happened; null when there is none. */
export async function plannedOf(ctx: SiteContext, publicationId: string): Promise<Planned[] | null> {
  const publication = await siteTables(ctx)
    .selectFrom('publications')
    .select('state')
    .where('id', '=', publicationId)
    .executeTakeFirst()
  if (publication?.state !== 'done') return null
  const rows = await siteTables(ctx)
    .selectFrom('publication_documents as own')
    .innerJoin('documents', (join) =>
      join.onRef('documents.website_id', '=', 'own.website_id').onRef('documents.id', '=', 'own.document_id'),
    )
    .leftJoin('homepages', (join) =>
      join.onRef('homepages.website_id', '=', 'own.website_id').onRef('homepages.document_id', '=', 'own.document_id'),
    )
    .leftJoin('addresses', (join) =>
      join
        .onRef('addresses.website_id', '=', 'own.website_id')
        .onRef('addresses.document_id', '=', 'own.document_id')
        .on('addresses.state', '=', 'live'),
    )
    .select([
      'documents.id',
      'documents.kind',
      'documents.title',
      'addresses.path',
      'own.revision_id as revision',
      'own.status',
      'own.former_revision_id as former',
      'own.former_status as formerStatus',
      'documents.published_revision_id as present',
      'documents.status as presentStatus',
      'documents.deleted_at as deletedAt',
      'homepages.document_id as homepage',
    ])
    .where('publication_id', '=', publicationId)
    .orderBy('documents.id')
    .execute()
  return rows.map(({ homepage, ...row }) => ({ ...row, isHomepage: homepage !== null }))
}

/** Rolling back a publication skips documents that were published or rolled back since. */
export function fateOf(row: Planned): Fate {
  if (row.deletedAt) return 'trashed'
  if (row.present !== row.revision || row.presentStatus !== row.status) return 'later'
  const wasShown = row.former !== null && isInSight(row.formerStatus)
  if (!wasShown) {
    if (row.present === null) return 'same'
    return row.isHomepage ? 'homepage' : 'hidden'
  }
  if (row.former === row.present && row.formerStatus === row.status) return 'same'
  return row.present === null ? 'shown' : 'earlier'
}

function isInSight(status: ContentStatusNumber | null): boolean {
  return status === statuses.published || status === statuses.isPrivate
}
