import { removeFolder } from '#platform/storage'
import { z } from 'zod'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { emit, enqueue, longJob } from '#platform/jobs'
import { mediaProblems, assetRemoved } from '../contract/index.ts'

/** Deletes a file permanently: its row at once, its stored files after the commit. */
export async function removeAsset(ctx: OwnerTransaction, { id }: { id: string }): Promise<Record<string, never>> {
  ctx.require('content.delete')
  const row = await siteTables(ctx).deleteFrom('assets').where('id', '=', id).returning('id').executeTakeFirst()
  if (!row) throw mediaProblems.notFound({ id })
  await enqueue(ctx, removeFilesJob, { websiteId: ctx.site.id, assetId: id })
  await emit(ctx, assetRemoved, { assetId: id })
  await changed(ctx, [cacheTag.asset(id)])
  return {}
}

export const removeFilesJob = longJob({
  name: 'media.remove-files',
  input: z.object({ websiteId: idSchema, assetId: idSchema }),
  run: async (ctx, { websiteId, assetId }) => {
    await removeFolder(ctx.storage, `${websiteId}/${assetId}/`)
  },
})
