import { changeDocument, releaseAddress, trashDocument } from '#features/pages/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { enqueue } from '#platform/jobs'
import { contentProblems } from '../../contract/index.ts'
import { collectionById } from '../base/collections.queries.ts'
import { trashItems } from '../items/trash-items.job.ts'

/**
 * Moves its index into the trash at once, and its items by a job. The row stays, so that restored items find their
 * collection. Its path is free from here on.
 */
export async function deleteCollection(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.delete')
  const collection = await collectionById(ctx, id)
  if (!collection) throw contentProblems.collectionMissing()
  const slug = `${collection.slug || 'collection'}-${id.slice(-6)}`
  await changeDocument(ctx, {
    id: collection.documentId,
    operation: { kind: 'changeSettings', changes: [{ path: ['slug'], value: slug }] },
  })
  await siteTables(ctx).updateTable('collections').set({ slug }).where('id', '=', id).execute()
  await trashDocument(ctx, { id: collection.documentId })

  const labels = await siteTables(ctx).selectFrom('labels').select('id').where('collection_id', '=', id).execute()
  for (const label of labels) await releaseAddress(ctx, { subject: `label:${label.id}` })
  await enqueue(ctx, trashItems, { websiteId: ctx.site.id, collectionId: id, accountId: ctx.account.id })
  await changed(ctx, [cacheTag.collection(id), cacheTag.collectionSettings(id), cacheTag.nav])
  return {}
}
