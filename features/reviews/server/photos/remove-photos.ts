import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { reviewProblems, type reviewsOwnerApi } from '../../contract/index.ts'
import { publicKeys } from './photo-keys.ts'

/** Deletes one photo and keeps the text of its review. The worker deletes its files. */
export async function removePhoto(
  ctx: OwnerTransaction,
  { id }: Input<typeof reviewsOwnerApi.removePhoto>,
): Promise<Record<string, never>> {
  ctx.require('commerce.productReviews')
  const photo = await siteTables(ctx)
    .selectFrom('review_photos')
    .innerJoin('reviews', (join) =>
      join
        .onRef('reviews.website_id', '=', 'review_photos.website_id')
        .onRef('reviews.id', '=', 'review_photos.review_id'),
    )
    .select(['reviews.id as review_id', 'reviews.product_id'])
    .where('review_photos.id', '=', id)
    .executeTakeFirst()
  if (!photo) throw reviewProblems.photoMissing()
  await siteTables(ctx).updateTable('review_photos').set({ review_id: null }).where('id', '=', id).execute()
  await ctx.storage.remove(publicKeys(ctx, id))
  await changed(ctx, [cacheTag.item(photo.product_id)])
  await audit(ctx, { action: 'reviews.photo_removed', subject: photo.review_id, after: { photo: id } })
  return {}
}
