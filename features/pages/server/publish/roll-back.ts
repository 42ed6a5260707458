import type { OwnerTransaction } from '#platform/context'
import { changed } from '#platform/database'
import { pagesProblems } from '../../contract/index.ts'
import { announcePublication } from './after-publication.job.ts'
import { lockDocument } from '../documents/documents.queries.ts'
import { writePublication } from './publish.ts'
import { changedPublication, showRevision } from './show-revision.ts'
import { revisionById } from './write-revision.ts'

/** Visitors see an earlier revision again at once; the draft stays as it is. */
export async function rollBack(
  ctx: OwnerTransaction,
  { id, revisionId }: { id: string; revisionId: string },
): Promise<void> {
  ctx.require('content.publish')
  const row = await lockDocument(ctx, id)
  const revision = await revisionById(ctx, revisionId)
  if (!revision || revision.documentId !== id) throw pagesProblems.versionGone({ seq: 0 })
  const status = row.published_revision_id ? row.status : 1
  const tags = await showRevision(ctx, { row, revision, status, publishedAt: ctx.now() })
  await writePublication(ctx, 'rollback', 'done', ctx.now(), [{ row, revision, status }])
  await announcePublication(ctx, [changedPublication(row, 'shown')])
  await changed(ctx, tags)
}
