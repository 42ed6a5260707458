import { plainPhoto } from '#features/media/server'
import { cacheTag, type PlatformContext, type Writable } from '#platform/context'
import { idSchema, type Problem } from '#platform/contract'
import { changed, inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { z } from 'zod'
import { photoFiles } from '../../contract/review.rules.ts'
import type { ReviewPhotosTable } from '../reviews.tables.ts'
import { drawnKey, originalKey } from './photo-keys.ts'

interface Work {
  websiteId: string
  photoId: string
}

/** The longest side in pixels. */
const longest = { large: 1600, small: 400 } as const

/**
 * Draws a photo of a review in two sizes, and deletes the uploaded file with the data that the camera wrote into it.
 */
export const preparePhotoJob = longJob<Work>({
  name: 'reviews.prepare-photo',
  input: z.object({ websiteId: idSchema, photoId: idSchema }),
  atOnce: 1,
  run: async (ctx, work) => {
    const site = { id: work.websiteId }
    const row = await inSite(ctx, site, (tx) =>
      siteTables({ db: tx.db, site })
        .selectFrom('review_photos')
        .selectAll()
        .where('id', '=', work.photoId)
        .executeTakeFirst(),
    )
    if (row?.state !== 'waiting') return
    const original = await ctx.storage.read(originalKey({ site }, row.id))
    const columns = await drawn(ctx, { site }, row.id, original)
    await save(ctx, work, columns)
    await ctx.storage.remove([originalKey({ site }, row.id)])
  },
})

type Columns = Pick<ReviewPhotosTable, 'state' | 'width' | 'height'>

async function drawn(
  ctx: PlatformContext,
  place: { site: { id: string } },
  id: string,
  original: Uint8Array,
): Promise<Columns> {
  try {
    const small = await plainPhoto(original, longest.small)
    const large = await plainPhoto(original, longest.large)
    await ctx.storage.put(drawnKey(place, id, photoFiles.small), small.bytes, 'image/webp')
    await ctx.storage.put(drawnKey(place, id, photoFiles.large), large.bytes, 'image/webp')
    return { state: 'ready', width: large.width, height: large.height }
  } catch (error) {
    if ((error as Partial<Problem>).code?.startsWith('storage.')) throw error
    ctx.log.warn({ error, photo: id }, 'A photo of a review could not be drawn.')
    return { state: 'failed', width: null, height: null }
  }
}

async function save(ctx: Writable<PlatformContext>, { websiteId, photoId }: Work, columns: Columns): Promise<void> {
  const site = { id: websiteId }
  await inSite(ctx, site, async (tx) => {
    const tables = siteTables({ db: tx.db, site })
    await tables.updateTable('review_photos').set(columns).where('id', '=', photoId).execute()
    const review = await tables
      .selectFrom('review_photos')
      .innerJoin('reviews', (join) =>
        join
          .onRef('reviews.website_id', '=', 'review_photos.website_id')
          .onRef('reviews.id', '=', 'review_photos.review_id'),
      )
      .select(['reviews.product_id', 'reviews.status'])
      .where('review_photos.id', '=', photoId)
      .executeTakeFirst()
    if (review?.status === 'approved') await changed(tx, [cacheTag.item(review.product_id)])
  })
}
