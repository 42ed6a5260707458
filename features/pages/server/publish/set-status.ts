import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { type ContentStatusNumber, mayBecome, pagesProblems } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { type DocumentRow, lockDocument } from '../base/documents.queries.ts'
import { publish } from './publish.ts'
import { requireChecks } from './require-checks.ts'
import { changedPublication, showRevision } from './show-revision.ts'
import { unpublish } from './unpublish.ts'
import { revisionById } from './write-revision.ts'

/**
 * Changes the status of a document. Transitions that C4.63 does not have are refused. Scheduling needs a time and is
 * done by `publish`.
 */
export async function setStatus(
  ctx: OwnerTransaction,
  { id, status }: { id: string; status: ContentStatusNumber },
): Promise<void> {
  ctx.require('content.edit')
  const row = await lockDocument(ctx, id)
  if (row.status === status) return
  const isElsewhere = status === statuses.scheduled || status === statuses.deleted
  if (isElsewhere || !mayBecome(row.status, status)) throw pagesProblems.statusRefused({ from: row.status, to: status })
  const isInternal = [row.status, status].every((state) => state === statuses.draft || state === statuses.needsReview)
  if (!isInternal) ctx.require('content.publish')

  if (status === statuses.published && row.status !== statuses.isPrivate) await publish(ctx, { documents: [id] })
  else if (status === statuses.draft && row.published_revision_id) await unpublish(ctx, { id })
  else await step(ctx, row, status)
}

async function step(ctx: OwnerTransaction, row: DocumentRow, status: ContentStatusNumber): Promise<void> {
  await audit(ctx, {
    action: 'document.status_changed',
    subject: row.id,
    before: { status: row.status },
    after: { status },
  })
  const revision = row.published_revision_id === null ? null : await revisionById(ctx, row.published_revision_id)
  if (revision && status !== statuses.needsReview) {
    if (status === statuses.published) await requireChecks(ctx, [{ ...row, head: revision.document }])
    const tags = await showRevision(ctx, { row, revision, status, publishedAt: row.published_at ?? ctx.now() })
    await announcePublication(ctx, [changedPublication(row, status === statuses.published ? 'shown' : 'gone')])
    return changed(ctx, tags)
  }
  await siteTables(ctx).updateTable('documents').set({ status, scheduled_at: null }).where('id', '=', row.id).execute()
  if (!revision) return
  // A page under review is hidden. Its revision and its address stay.
  const tags = (await ctx.product.kinds.get(row.kind)?.unpublished?.(ctx, { documentId: row.id })) ?? []
  await announcePublication(ctx, [changedPublication(row, 'gone')])
  await changed(ctx, [cacheTag.document(row.id), cacheTag.nav, ...tags])
}
