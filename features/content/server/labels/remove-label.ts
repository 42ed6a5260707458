import { cacheTag, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { contentProblems } from '../../contract/index.ts'
import { releaseLabel } from './label-addresses.ts'
import { labelById } from './labels.queries.ts'
import { relabelDrafts } from './relabel-drafts.job.ts'

/** Removes the label from every item: from published content at once, from drafts by a job. */
export async function removeLabel(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.edit')
  const label = await labelById(ctx, id)
  if (!label) throw contentProblems.labelMissing()
  await releaseLabel(ctx, id)
  await siteTables(ctx).deleteFrom('labels').where('id', '=', id).execute()
  await enqueue(ctx, relabelDrafts, {
    websiteId: ctx.site.id,
    collectionId: label.collection_id,
    from: id,
    to: null,
    accountId: ctx.account.id,
  })
  await changed(ctx, [cacheTag.collection(label.collection_id), cacheTag.label(id)])
  return {}
}
