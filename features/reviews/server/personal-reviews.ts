import { assetUrl } from '#features/media/contract'
import type { PersonalRecords } from '#features/members/server'
import { orderIdsOf } from '#features/orders/server'
import { cacheTag, type SiteContext } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { photoFiles, reviewMessages } from '../contract/index.ts'
import { publicKeys } from './photos/photo-keys.ts'
import { photosOfReviews } from './photos/photos.queries.ts'

/** Reviews of a person with their photos. */
export const personalReviews: PersonalRecords = {
  name: 'reviews',
  read: async (ctx, holder) => {
    const rows = await reviewsOf(ctx, await orderIdsOf(ctx, holder))
    const photos = await photosOfReviews(
      ctx,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      product: row.title ?? '',
      rating: row.rating,
      text: row.body,
      name: row.author_name,
      status: row.status,
      answer: row.answer,
      writtenAt: row.written_at.toISOString(),
      photos: (photos.get(row.id) ?? []).map(({ id }) => ctx.site.baseUrl + assetUrl(id, photoFiles.large)),
    }))
  },
  /**
   * The stars and text stay with the product, as those of an unnamed customer; photos may show a home and are deleted.
   */
  forget: async (ctx, holder) => {
    const orderIds = await orderIdsOf(ctx, holder)
    if (orderIds.length === 0) return
    await siteTables(ctx).deleteFrom('review_requests').where('order_id', 'in', orderIds).execute()
    const rows = await reviewsOf(ctx, orderIds)
    if (rows.length === 0) return
    const ids = rows.map(({ id }) => id)
    const photos = [...(await photosOfReviews(ctx, ids)).values()].flat()
    const author_name = reviewMessages(languageOf(ctx.site.locale), 'anonymous')
    await siteTables(ctx).updateTable('reviews').set({ author_name }).where('id', 'in', ids).execute()
    await siteTables(ctx).updateTable('review_photos').set({ review_id: null }).where('review_id', 'in', ids).execute()
    if (photos.length > 0) await ctx.storage.remove(photos.flatMap(({ id }) => publicKeys(ctx, id)))
    await changed(ctx, [...new Set(rows.map(({ product_id: id }) => cacheTag.item(id)))])
  },
}

async function reviewsOf(ctx: SiteContext, orderIds: readonly string[]) {
  if (orderIds.length === 0) return []
  return siteTables(ctx)
    .selectFrom('reviews')
    .leftJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'reviews.website_id').onRef('products.id', '=', 'reviews.product_id'),
    )
    .selectAll('reviews')
    .select('products.title')
    .where('reviews.order_id', 'in', orderIds)
    .orderBy('reviews.id')
    .execute()
}
