import { audit } from '#features/accounts/server'
import type { OwnerContext, SiteContext, InTransaction } from '#platform/context'
import { minuteMs, newId } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { type ContentStatusNumber, mayBecome, pagesProblems } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'
import { holdCovers } from '../access/derive-access.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { type DocumentRow, lockDocuments } from '../base/documents.queries.ts'
import { publishScheduled } from './publish-scheduled.job.ts'
import { requireChecks } from './require-checks.ts'
import { settledRows } from './settle-settings.ts'
import { changedPublication, mark } from './show-revision.ts'
import { showRevisions } from './show-revisions.ts'
import { type Revision, presentRevision, writeRevision, writeRevisions } from './write-revision.ts'

export interface Publishing {
  /** Document ids. Visitors see the new revisions of all of them at the same moment. */
  documents: readonly string[]
  /** The moment of a scheduled publication. It publishes the draft as it is at the time of this call. */
  at?: Date
  /** The original publication date for imports, for all of these documents or by their id. */
  publishedAt?: Date | ReadonlyMap<string, Date>
  /** `private` (5) is visible to people who work on the site. */
  status?: typeof statuses.published | typeof statuses.isPrivate
  /**
   * Publishes without the checks that a site can require: for an import, which brings pages that visitors could read
   * already, and whose faults would otherwise take them from the site.
   */
  isImport?: true
}

type Acting = SiteContext & Partial<Pick<OwnerContext, 'account' | 'require'>>

/** Sets, in the caller's transaction, the revisions of these documents that visitors see. */
export async function publish(
  ctx: InTransaction<Acting>,
  { documents, at, publishedAt, status, isImport }: Publishing,
): Promise<{ publicationId: string }> {
  ctx.require?.('content.publish')
  await holdCovers(ctx, documents)
  const rows = await settledRows(ctx, await lockDocuments(ctx, [...new Set(documents)]))
  if (!isImport) await requireChecks(ctx, rows)
  if (at && at > ctx.now()) return schedule(ctx, rows, at)
  if (at && !publishedAt && at.getTime() < ctx.now().getTime() - minuteMs)
    throw pagesProblems.scheduleInPast({ at: at.toISOString() })

  const statusOf = new Map(rows.map((row) => [row.id, nextStatus(row, status)]))
  const momentOf = (id: string) => (publishedAt instanceof Date ? publishedAt : publishedAt?.get(id)) ?? ctx.now()
  const shown = (await revisionsOf(ctx, rows)).map(({ row, revision }) => ({
    row,
    revision: { ...revision, seq: row.head_seq },
    status: statusOf.get(row.id) ?? nextStatus(row, status),
    publishedAt: momentOf(row.id),
  }))
  const tags = await showRevisions(ctx, shown)
  await mark(
    ctx,
    rows.flatMap((row) =>
      row.published_seq === row.head_seq ? [] : [{ documentId: row.id, seq: row.head_seq, kind: 'published' as const }],
    ),
  )
  const publicationId = await writePublication(ctx, 'publish', 'done', ctx.now(), shown)
  await announcePublication(
    ctx,
    rows.map((row) => changedPublication(row, 'shown')),
  )
  await audit(ctx, {
    action: 'documents.published',
    subject: publicationId,
    after: { documents: rows.map(({ id }) => id).slice(0, 100) },
  })
  await changed(ctx, tags)
  return { publicationId }
}

/** Returns the present revision of documents without later changes, and writes one for the others. */
async function revisionsOf(
  ctx: InTransaction<Acting>,
  rows: readonly DocumentRow[],
): Promise<{ row: DocumentRow; revision: Revision }[]> {
  const present = new Map<string, Revision>()
  for (const row of rows) {
    const revision = await presentRevision(ctx, row)
    if (revision) present.set(row.id, revision)
  }
  const written = await writeRevisions(
    ctx,
    rows.filter(({ id }) => !present.has(id)),
  )
  const byDocument = new Map([...present, ...written.map((revision) => [revision.document.id, revision] as const)])
  return rows.flatMap((row) => {
    const revision = byDocument.get(row.id)
    return revision ? [{ row, revision }] : []
  })
}

async function schedule(
  ctx: InTransaction<Acting>,
  rows: readonly DocumentRow[],
  at: Date,
): Promise<{ publicationId: string }> {
  const wanted: { row: DocumentRow; revision: Revision; status: ContentStatusNumber }[] = []
  for (const row of rows) {
    // A visible page keeps its status: only its next revision is scheduled.
    const status = row.status === statuses.draft || row.status === statuses.scheduled ? statuses.scheduled : row.status
    if (row.status === statuses.needsReview)
      throw pagesProblems.statusRefused({ from: row.status, to: statuses.scheduled })
    wanted.push({ row, revision: await writeRevision(ctx, row), status: nextStatus(row) })
    await siteTables(ctx).updateTable('documents').set({ status, scheduled_at: at }).where('id', '=', row.id).execute()
  }
  const publicationId = await writePublication(ctx, 'publish', 'scheduled', at, wanted)
  await enqueue(ctx, publishScheduled, { websiteId: ctx.site.id, publicationId }, { after: at, key: publicationId })
  await audit(ctx, {
    action: 'documents.scheduled',
    subject: publicationId,
    after: { documents: rows.map(({ id }) => id).slice(0, 100), at: at.toISOString() },
  })
  return { publicationId }
}

/**
 * The status after publishing; refused where C4.63 has no such step. A draft that becomes private passes through
 * published.
 */
function nextStatus(row: DocumentRow, wanted?: ContentStatusNumber): ContentStatusNumber {
  const to = wanted ?? (row.status === statuses.isPrivate ? statuses.isPrivate : statuses.published)
  const isAllowed =
    mayBecome(row.status, to) || (mayBecome(row.status, statuses.published) && mayBecome(statuses.published, to))
  if (!isAllowed) throw pagesProblems.statusRefused({ from: row.status, to })
  return to
}

/** The row before the change. */
export interface WrittenDocument {
  row: DocumentRow
  revision: { id: string } | null
  status: ContentStatusNumber
}

export async function writePublication(
  ctx: InTransaction<Acting>,
  kind: 'publish' | 'unpublish' | 'rollback',
  state: 'scheduled' | 'done',
  at: Date,
  documents: readonly WrittenDocument[],
): Promise<string> {
  const id = newId(ctx.now().getTime())
  const { id: website_id } = ctx.site
  await ctx.db
    .insertInto('publications')
    .values({ website_id, id, kind, state, account_id: ctx.account?.id ?? null, created_at: ctx.now(), at })
    .execute()
  if (documents.length === 0) return id
  await ctx.db
    .insertInto('publication_documents')
    .values(
      documents.map(({ row, revision, status }) => ({
        website_id,
        publication_id: id,
        document_id: row.id,
        revision_id: revision?.id ?? null,
        status,
        ...(state === 'done' && {
          former_revision_id: row.published_revision_id,
          former_status: row.status,
        }),
      })),
    )
    .execute()
  return id
}
