import { siteTables } from '#platform/database'
import type { Document, Settings } from '#platform/document'
import { type CacheTag, cacheTag, type OwnerContext, type SiteContext, type InTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { sql } from 'kysely'
import { type ContentStatusNumber, pagesProblems } from '../../contract/index.ts'
import { placeAddress, removeAddress } from '../addresses/addresses.ts'
import type { DocumentRow } from '../base/documents.queries.ts'
import { setCover } from '../access/derive-access.ts'
import type { ChangedPublication } from '../extension-points.ts'

type Acting = SiteContext & Partial<Pick<OwnerContext, 'account'>>

export interface Shown {
  row: DocumentRow
  revision: { id: string; document: Document; seq: number }
  status: ContentStatusNumber
  publishedAt: Date
}

/**
 * Makes a revision what visitors see, in the publication's transaction: the row, its address, its kind's own
 * consequences. Answers the tags.
 */
export async function showRevision(
  ctx: InTransaction<Acting>,
  { row, revision, status, publishedAt }: Shown,
): Promise<CacheTag[]> {
  const { document } = revision
  if (row.own_access === 'password' && !(await hasPassword(ctx, row.id)))
    throw pagesProblems.passwordMissing({ title: row.title })
  const definition = ctx.product.kinds.get(row.kind)
  await siteTables(ctx)
    .updateTable('documents')
    .set({
      status,
      published_revision_id: revision.id,
      published_seq: revision.seq,
      published_at: row.published_at ?? publishedAt,
      scheduled_at: null,
    })
    .where('id', '=', row.id)
    .execute()
  const coverId = (await definition?.coveredBy?.(ctx, document)) ?? null
  if (coverId !== row.cover_id) await setCover(ctx, { id: row.id, coverId })
  const address = (await definition?.address?.(ctx, document)) ?? null
  const paths = address
    ? await placeAddress(ctx, { ...address, documentId: row.id })
    : await removeAddress(ctx, { documentId: row.id })
  const tags = (await definition?.published?.(ctx, { document, revisionId: revision.id, status, publishedAt })) ?? []
  const nav = address && (paths.length > 0 || (await isNamedAnew(ctx, row, revision))) ? [cacheTag.nav] : []
  return [cacheTag.document(row.id), ...paths, ...tags, ...nav]
}

async function hasPassword(ctx: Acting, id: string): Promise<boolean> {
  const lock = await siteTables(ctx)
    .selectFrom('document_locks')
    .select('document_id')
    .where('document_id', '=', id)
    .executeTakeFirst()
  return lock !== undefined
}

/** Menus show the titles of pages, so they change with these. */
async function isNamedAnew(
  ctx: Acting,
  row: DocumentRow,
  revision: { id: string; document: Document },
): Promise<boolean> {
  if (row.published_revision_id === null) return true
  if (row.published_revision_id === revision.id) return false
  const former = await siteTables(ctx)
    .selectFrom('document_revisions')
    .select(sql<Settings | null>`document -> 'settings'`.as('settings'))
    .where('id', '=', row.published_revision_id)
    .executeTakeFirst()
  return ['title', 'navigationTitle'].some((name) => former?.settings?.[name] !== revision.document.settings[name])
}

/** Unpublishes a document. Its published versions stay in its revisions. */
export async function hideDocument(
  ctx: InTransaction<Acting>,
  row: DocumentRow,
  to: { status: ContentStatusNumber; deletedAt?: Date },
): Promise<CacheTag[]> {
  await siteTables(ctx)
    .updateTable('documents')
    .set({
      status: to.status,
      published_revision_id: null,
      published_seq: null,
      scheduled_at: null,
      ...(to.deletedAt ? { deleted_at: to.deletedAt } : {}),
    })
    .where('id', '=', row.id)
    .execute()
  const paths = await removeAddress(ctx, { documentId: row.id })
  const tags = (await ctx.product.kinds.get(row.kind)?.unpublished?.(ctx, { documentId: row.id })) ?? []
  return [cacheTag.document(row.id), ...paths, ...tags, cacheTag.nav]
}

export async function mark(
  ctx: InTransaction<Acting>,
  marks: readonly {
    documentId: string
    seq: number
    kind: 'published' | 'named' | 'restored'
    label?: string | null
  }[],
): Promise<void> {
  if (marks.length === 0) return
  const at = ctx.now()
  await siteTables(ctx)
    .insertInto('document_marks')
    .values(
      marks.map(({ documentId, seq, kind, label = null }) => ({
        id: newId(at.getTime()),
        document_id: documentId,
        seq,
        kind,
        label,
        account_id: ctx.account?.id ?? null,
        at,
      })),
    )
    .execute()
}

export function changedPublication(
  row: Pick<DocumentRow, 'id' | 'kind'>,
  state: ChangedPublication['state'],
): ChangedPublication {
  return { documentId: row.id, kind: row.kind, state }
}
