import type { CacheTag, SiteContext } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { announcePublication } from '../base/after-publication.job.ts'
import { holdCovers } from '../access/derive-access.ts'
import { type DocumentRow, lockDocuments } from '../base/documents.queries.ts'
import { changedPublication, mark, showRevision } from './show-revision.ts'
import { revisionById } from './write-revision.ts'

/**
 * Publishes scheduled documents. Documents that were unscheduled, deleted or published otherwise since are skipped.
 * Checks that the site requires are not repeated: the revision passed those of the moment when it was scheduled, and a
 * job has no reader who could fix a fault.
 */
export const publishScheduled = job({
  name: 'pages.publish_scheduled',
  input: z.object({ websiteId: idSchema, publicationId: idSchema }),
  run: async (ctx, { publicationId }) => {
    const publication = await siteTables(ctx)
      .selectFrom('publications')
      .select(['at', 'state'])
      .where('id', '=', publicationId)
      .forUpdate()
      .executeTakeFirst()
    if (publication?.state !== 'scheduled') return
    const planned = await plannedDocuments(ctx, publicationId)
    const ids = planned.map(({ id }) => id)
    await holdCovers(ctx, ids)
    const rows = await lockDocuments(ctx, ids)
    const tags: CacheTag[] = []
    const shown: DocumentRow[] = []
    for (const row of rows) {
      const plan = planned.find(({ id }) => id === row.id)
      const revision = plan?.revision_id ? await revisionById(ctx, plan.revision_id) : null
      if (!plan || !revision || row.scheduled_at?.getTime() !== publication.at.getTime()) continue
      tags.push(...(await showRevision(ctx, { row, revision, status: plan.status, publishedAt: publication.at })))
      await siteTables(ctx)
        .updateTable('publication_documents')
        .set({ former_revision_id: row.published_revision_id, former_status: row.status })
        .where('publication_id', '=', publicationId)
        .where('document_id', '=', row.id)
        .execute()
      await mark(ctx, [{ documentId: row.id, seq: revision.seq, kind: 'published' }])
      shown.push(row)
    }
    await siteTables(ctx)
      .updateTable('publications')
      .set({ state: shown.length > 0 ? 'done' : 'cancelled' })
      .where('id', '=', publicationId)
      .execute()
    await announcePublication(
      ctx,
      shown.map((row) => changedPublication(row, 'shown')),
    )
    await changed(ctx, tags)
  },
})

async function plannedDocuments(ctx: SiteContext, publicationId: string) {
  return siteTables(ctx)
    .selectFrom('publication_documents as planned')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.website_id', '=', 'planned.website_id')
        .onRef('documents.id', '=', 'planned.document_id')
        .on('deleted_at', 'is', null),
    )
    .select(['documents.id', 'planned.revision_id', 'planned.status'])
    .where('publication_id', '=', publicationId)
    .orderBy('documents.id')
    .execute()
}
