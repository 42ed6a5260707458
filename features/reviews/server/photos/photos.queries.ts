import { locksOfProducts } from '#features/catalog/server'
import type { RequestedFile } from '#features/media/server'
import type { OutsideTransaction, SiteContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { photoFiles } from '../../contract/review.rules.ts'
import type { ReviewPhotosTable } from '../reviews.tables.ts'
import { drawnKey, publicKey } from './photo-keys.ts'

export type StoredPhoto = Pick<ReviewPhotosTable, 'id' | 'state' | 'width' | 'height'>

/** Photos by review, in the order in which they were chosen. */
export async function photosOfReviews(
  ctx: SiteContext,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, readonly StoredPhoto[]>> {
  const photos = new Map<string, StoredPhoto[]>()
  if (reviewIds.length === 0) return photos
  const rows = await siteTables(ctx)
    .selectFrom('review_photos')
    .select(['id', 'review_id', 'state', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .orderBy('position')
    .execute()
  for (const { review_id: reviewId, ...photo } of rows)
    photos.set(reviewId ?? '', [...(photos.get(reviewId ?? '') ?? []), photo])
  return photos
}

function reviewOfPhoto(ctx: SiteContext, photoId: string) {
  return siteTables(ctx)
    .selectFrom('review_photos')
    .innerJoin('reviews', (join) =>
      join
        .onRef('reviews.website_id', '=', 'review_photos.website_id')
        .onRef('reviews.id', '=', 'review_photos.review_id'),
    )
    .select(['reviews.product_id', 'reviews.status', 'review_photos.state'])
    .where('review_photos.id', '=', photoId)
    .executeTakeFirst()
}

/** Called for a missing public photo: copies it if its review is approved. */
export async function publishPhoto(
  ctx: OutsideTransaction<SiteContext>,
  { id, file }: RequestedFile,
): Promise<boolean> {
  if (!Object.values(photoFiles).some((name) => name === file)) return false
  const photo = await inSite(ctx, ctx.site, (tx) => reviewOfPhoto({ ...tx, locale: ctx.locale }, id))
  if (photo?.status !== 'approved' || photo.state !== 'ready') return false
  await ctx.storage.put(publicKey(ctx, id, file), await ctx.storage.read(drawnKey(ctx, id, file)), 'image/webp')
  return true
}

/** A photo is behind the locks of the product that its review is about. */
export async function locksOfPhoto(ctx: SiteContext, id: string): Promise<readonly Locks[]> {
  const photo = await reviewOfPhoto(ctx, id)
  if (!photo) return []
  return [(await locksOfProducts(ctx, [photo.product_id])).get(photo.product_id) ?? everybody]
}
