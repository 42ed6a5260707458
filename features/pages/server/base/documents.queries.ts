import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { DocumentKind } from '#platform/document'
import type { Selectable } from 'kysely'
import { isLocked } from './open-to.ts'
import { type DocumentSummary, pagesProblems } from '../../contract/index.ts'
import type { DocumentsTable } from '../pages.tables.ts'

export type DocumentRow = Selectable<DocumentsTable>

/**
 * The document's row. Throws `pages.not_found` if this site has no such document, and `pages.in_trash` if it is in the
 * trash.
 */
export async function requireDocument(ctx: SiteContext, id: string): Promise<DocumentRow> {
  const row = await documentsOf(ctx).selectAll().where('id', '=', id).executeTakeFirst()
  return usable(row, id)
}

/** Like `requireDocument`, and locks the row until the transaction ends. */
export async function lockDocument(ctx: SiteContext, id: string): Promise<DocumentRow> {
  const row = await documentsOf(ctx).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return usable(row, id)
}

/** Locks several documents in the order of their ids, so that two publications cannot deadlock. */
export async function lockDocuments(ctx: SiteContext, ids: readonly string[]): Promise<DocumentRow[]> {
  if (ids.length === 0) return []
  const rows = await documentsOf(ctx)
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => usable(byId.get(id), id))
}

/** Returns documents for lists, last changed first. */
export async function documentSummaries(
  ctx: SiteContext,
  only: { kind?: DocumentKind; ids?: readonly string[]; changed?: boolean } = {},
): Promise<DocumentSummary[]> {
  if (only.ids?.length === 0) return []
  let query = documentsOf(ctx)
    .leftJoin('addresses', (join) =>
      join
        .onRef('addresses.website_id', '=', 'documents.website_id')
        .onRef('addresses.document_id', '=', 'documents.id')
        .on('addresses.state', '=', 'live'),
    )
    .leftJoin('homepages', (join) =>
      join
        .onRef('homepages.website_id', '=', 'documents.website_id')
        .onRef('homepages.document_id', '=', 'documents.id'),
    )
    .select(summaryColumns)
    .select(isLocked().as('isLocked'))
    .where('deleted_at', 'is', null)
    .orderBy('documents.changed_at', 'desc')
    .orderBy('documents.id')
  if (only.kind) query = query.where('documents.kind', '=', only.kind)
  if (only.ids) query = query.where('documents.id', 'in', [...only.ids])
  if (only.changed)
    query = query.where((where) =>
      where.or([where('published_seq', 'is', null), where('published_seq', '<', where.ref('head_seq'))]),
    )
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    slug: row.slug,
    path: row.path,
    status: row.status,
    headSeq: row.head_seq,
    hasUnpublishedChanges: row.published_seq === null || row.published_seq < row.head_seq,
    isHomepage: row.homepage !== null,
    isLocked: row.isLocked,
    changedAt: row.changed_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    scheduledAt: row.scheduled_at?.toISOString() ?? null,
  }))
}

export async function documentSummary(ctx: SiteContext, id: string): Promise<DocumentSummary> {
  const [summary] = await documentSummaries(ctx, { ids: [id] })
  if (!summary) throw pagesProblems.notFound({ id })
  return summary
}

const summaryColumns = [
  'documents.id',
  'documents.kind',
  'documents.title',
  'documents.slug',
  'documents.status',
  'documents.head_seq',
  'documents.published_seq',
  'documents.changed_at',
  'documents.published_at',
  'documents.scheduled_at',
  'addresses.path',
  'homepages.document_id as homepage',
] as const

function documentsOf(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('documents')
}

function usable(row: DocumentRow | undefined, id: string): DocumentRow {
  if (!row) throw pagesProblems.notFound({ id })
  if (row.deleted_at) throw pagesProblems.inTrash({ title: row.title })
  return row
}
