import { join } from 'node:path'
import { z } from 'zod'
import { cacheTag, type PlatformContext, type Writable } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { assetById } from './assets.queries.ts'
import { type Rendered, renderImage } from './render-image.ts'
import { renderSampleImage } from './sample-renditions.ts'

interface Work {
  websiteId: string
  assetId: string
  /** Whether it came with a sample: its renditions for another site are copied. */
  isSample?: boolean | undefined
}

/** Makes the renditions of an image. Each transaction is short: the images are made between them. */
export const makeRenditionsJob = longJob<Work>({
  name: 'media.make-renditions',
  input: z.object({ websiteId: idSchema, assetId: idSchema, isSample: z.boolean().optional() }),
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
    const write = (file: string, bytes: Uint8Array, type: string) => ctx.storage.put(`${folder}/${file}`, bytes, type)
    try {
      if (work.isSample && asset.version === 1)
        await renderSampleImage(sampleImagesFolder(ctx.config), original, write, note)
      else await renderImage(original, asset.version, write, note)
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

function sampleImagesFolder({ sampleImages, dataFolder }: PlatformContext['config']): string {
  return sampleImages ?? join(dataFolder, 'sample-images')
}

function columnsOf({ width, height, placeholder, color, renditions }: Rendered) {
  return { width, height, placeholder, color, renditions }
}

type Columns = Partial<ReturnType<typeof columnsOf>> & { state: 'waiting' | 'ready' | 'failed' }

/** Skips files that were replaced or deleted since. */
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
    if (numUpdatedRows > 0n) await changed(tx, [cacheTag.asset(assetId)])
  })
}
