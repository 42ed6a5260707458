import { z } from 'zod'
import type { PlatformContext, Writable } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { assetById, assetTag } from './assets.queries.ts'
import { type Rendered, renderImage } from './render-image.ts'

interface Work {
  websiteId: string
  assetId: string
}

/** Makes the renditions of an image. Each transaction is short: the images are made between them. */
export const makeRenditionsJob = longJob<Work>({
  name: 'media.make-renditions',
  input: z.object({ websiteId: idSchema, assetId: idSchema }),
  atOnce: 1,
  run: async (ctx, work) => {
    const asset = await inSite(ctx, { id: work.websiteId }, (tx) => assetById(tx as never, work.assetId))
    if (!asset || asset.state !== 'waiting') return
    const folder = `${work.websiteId}/${asset.id}`
    const original = await ctx.storage.read(`${folder}/${asset.file}`)
    let last: Rendered | null = null
    const note = async (so: Rendered) => {
      last = so
      await save(ctx, work, asset.version, { ...columnsOf(so), state: 'waiting' })
    }
    try {
      await renderImage(
        original,
        asset.version,
        (file, bytes, type) => ctx.storage.put(`${folder}/${file}`, bytes, type),
        note,
      )
      await save(ctx, work, asset.version, { state: 'ready' })
    } catch (error) {
      if ((error as { code?: string }).code?.startsWith('storage.')) throw error
      ctx.log.warn(
        { error, asset: asset.id, madeSoFar: (last as Rendered | null)?.renditions.length ?? 0 },
        'An image could not be decoded; it is shown as it is.',
      )
      await save(ctx, work, asset.version, { state: 'failed' })
    }
  },
})

function columnsOf({ width, height, placeholder, color, renditions }: Rendered) {
  return { width, height, placeholder, color, renditions }
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { state: 'waiting' | 'ready' | 'failed' }

/** Nothing is written when the file was replaced or deleted meanwhile. */
async function save(
  ctx: Writable<PlatformContext>,
  { websiteId, assetId }: Work,
  version: number,
  columns: Columns,
): Promise<void> {
  await inSite(ctx, { id: websiteId }, async (tx) => {
    const { numUpdatedRows } = await siteTables(tx)
      .updateTable('assets')
      .set({ ...columns, changed_at: ctx.now() })
      .where('id', '=', assetId)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await changed(tx, [assetTag(assetId)])
  })
}
