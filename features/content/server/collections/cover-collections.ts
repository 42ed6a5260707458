import { announcePublication } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import type {} from '../content.tables.ts'
import { uncoverItemsJob } from '../items/uncover-items.job.ts'

const atOnce = 200

/**
 * The collections with these indexes are for members as a whole, and no others: their items too, whatever their own settings say. What is covered is
 * out of sight at once, lists and search included; what is uncovered comes back by a job. Answers the collections that changed, for those whose
 * rows stand in for items.
 */
export async function coverCollections(ctx: SiteTransaction, indexIds: readonly string[]): Promise<readonly string[]> {
  const rows = await siteTables(ctx).selectFrom('collections').select(['id', 'document_id', 'is_covered']).execute()
  const other = rows.filter((row) => row.is_covered !== indexIds.includes(row.document_id))
  for (const { id, is_covered: wasCovered } of other) {
    const change = siteTables(ctx).updateTable('collections').set({ is_covered: !wasCovered })
    await change.where('id', '=', id).execute()
    const items = await siteTables(ctx)
      .selectFrom('items')
      .select(['id', 'kind'])
      .where('collection_id', '=', id)
      .execute()
    const ids = items.map((item) => item.id)
    if (wasCovered)
      for (let at = 0; at < ids.length; at += atOnce)
        await enqueue(ctx, uncoverItemsJob, { websiteId: ctx.site.id, ids: ids.slice(at, at + atOnce) })
    else {
      await cover(ctx, ids)
      await announcePublication(
        ctx,
        items.map((item) => ({ documentId: item.id, kind: item.kind, state: 'shown' })),
      )
      await changed(ctx, [
        'site-map',
        `collection:${id}`,
        ...ids.flatMap((item) => [`item:${item}`, `document:${item}`]),
      ])
    }
  }
  return other.map(({ id }) => id)
}

async function cover(ctx: SiteTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const hidden = { is_protected: true, is_listed: false, excerpt: '', image: null }
  await siteTables(ctx)
    .updateTable('items')
    .set(hidden)
    .where('id', 'in', [...ids])
    .execute()
  await siteTables(ctx)
    .updateTable('documents')
    .set({ published_access: 'members' })
    .where('id', 'in', [...ids])
    .execute()
}
