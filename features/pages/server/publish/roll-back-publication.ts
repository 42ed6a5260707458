import { audit } from '#features/accounts/server'
import type { CacheTag, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { changingFates, type publicationsApi, pagesProblems } from '../../contract/index.ts'
import * as statuses from '../../contract/status.rules.ts'
import { holdCovers } from '../access/derive-access.ts'
import { type DocumentRow, lockDocuments } from '../base/documents.queries.ts'
import type { ChangedPublication } from '../extension-points.ts'
import { announcePublication } from '../base/after-publication.job.ts'
import { type Planned, fateOf, plannedOf } from './fate.ts'
import { type WrittenDocument, writePublication } from './publish.ts'
import { changedPublication, hideDocument, showRevision } from './show-revision.ts'
import { revisionById } from './write-revision.ts'

/**
 * Restores the published state from before the publication for all of its documents that still show it; drafts stay as
 * they are.
 */
export async function rollBackPublication(
  ctx: OwnerTransaction,
  { id }: Input<typeof publicationsApi.rollBack>,
): Promise<Output<typeof publicationsApi.rollBack>> {
  ctx.require('content.publish')
  const ids = (await changing(ctx, id)).map((row) => row.id)
  await holdCovers(ctx, ids)
  const rows = new Map((await lockDocuments(ctx, ids)).map((row) => [row.id, row]))
  const tags: CacheTag[] = []
  const written: WrittenDocument[] = []
  const announced: ChangedPublication[] = []
  // The rows are read again under their locks, because another publication may have come first.
  for (const plan of await changing(ctx, id)) {
    const row = rows.get(plan.id)
    if (!row) continue
    const step = await stepBack(ctx, row, plan)
    tags.push(...step.tags)
    written.push(step.written)
    announced.push(changedPublication(row, step.written.status === statuses.published ? 'shown' : 'gone'))
  }
  const publicationId = await writePublication(ctx, 'rollback', 'done', ctx.now(), written)
  await announcePublication(ctx, announced)
  await audit(ctx, { action: 'publication.rolled_back', subject: id, after: { documents: ids.slice(0, 100) } })
  await changed(ctx, tags)
  return { publicationId, count: written.length }
}

async function changing(ctx: OwnerTransaction, id: string): Promise<Planned[]> {
  const planned = await plannedOf(ctx, id)
  if (!planned) throw pagesProblems.publicationGone({ id })
  const concerned = planned.filter((row) => changingFates.includes(fateOf(row)))
  if (concerned.length === 0) throw pagesProblems.nothingToRollBack()
  return concerned
}

async function stepBack(
  ctx: OwnerTransaction,
  row: DocumentRow,
  plan: Planned,
): Promise<{ tags: CacheTag[]; written: WrittenDocument }> {
  if (fateOf(plan) === 'hidden') {
    const tags = await hideDocument(ctx, row, { status: statuses.draft })
    await keepSchedule(ctx, row, statuses.scheduled)
    return { tags, written: { row, revision: null, status: statuses.draft } }
  }
  const revision = plan.former ? await revisionById(ctx, plan.former) : null
  if (!revision || !plan.formerStatus) throw pagesProblems.versionGone({ seq: 0 })
  const status = plan.formerStatus
  const tags = await showRevision(ctx, { row, revision, status, publishedAt: ctx.now() })
  await keepSchedule(ctx, row, status)
  return { tags, written: { row, revision, status } }
}

/** A schedule for later is kept. */
async function keepSchedule(ctx: OwnerTransaction, row: DocumentRow, status: DocumentRow['status']): Promise<void> {
  if (!row.scheduled_at) return
  await siteTables(ctx)
    .updateTable('documents')
    .set({ scheduled_at: row.scheduled_at, status })
    .where('id', '=', row.id)
    .execute()
}
