import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type Review, type ReviewPhoto, reviewProblems, type reviewsOwnerApi } from '../contract/index.ts'
import { publicKeys } from './photos/photo-keys.ts'
import { photosOfReviews } from './photos/photos.queries.ts'

const atOnce = 50

function reviewsOf(ctx: OwnerContext) {
  return siteTables(ctx)
    .selectFrom('reviews')
    .leftJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'reviews.website_id').onRef('products.id', '=', 'reviews.product_id'),
    )
    .selectAll('reviews')
    .select('products.title as product_title')
}
type Row = Awaited<ReturnType<ReturnType<typeof reviewsOf>['execute']>>[number]

/** Sorted newest first. */
export async function listReviews(
  ctx: OwnerContext,
  { status, after }: Input<typeof reviewsOwnerApi.list>,
): Promise<Output<typeof reviewsOwnerApi.list>> {
  ctx.require('commerce.productReviews')
  const rows = await (after ? reviewsOf(ctx).where('reviews.id', '<', after) : reviewsOf(ctx))
    .where('reviews.status', '=', status)
    .orderBy('reviews.id', 'desc')
    .limit(atOnce + 1)
    .execute()
  const shown = rows.slice(0, atOnce)
  return {
    reviews: await reviewsWithPhotos(ctx, shown),
    next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Approves, hides or answers a review. Product pages show it at once. */
export async function changeReview(
  ctx: OwnerTransaction,
  { id, status, answer }: Input<typeof reviewsOwnerApi.change>,
): Promise<Review> {
  ctx.require('commerce.productReviews')
  const before = await reviewsOf(ctx).where('reviews.id', '=', id).forUpdate('reviews').executeTakeFirst()
  if (!before) throw reviewProblems.reviewMissing()
  const answered =
    answer === undefined || answer === before.answer ? {} : { answer, answered_at: answer === '' ? null : ctx.now() }
  const changes = { ...(status ? { status } : {}), ...answered }
  if (Object.keys(changes).length === 0) return reviewWithPhotos(ctx, before)
  await siteTables(ctx).updateTable('reviews').set(changes).where('id', '=', id).execute()
  if (status && status !== 'approved') await unpublishPhotos(ctx, id)
  await changed(ctx, [cacheTag.item(before.product_id)])
  await audit(ctx, {
    action: 'reviews.changed',
    subject: id,
    before: { status: before.status, answer: before.answer },
    after: changes,
  })
  return reviewWithPhotos(ctx, { ...before, ...changes })
}

/** Deletes a review for good. The worker deletes the files of its photos. */
export async function removeReview(
  ctx: OwnerTransaction,
  { id }: Input<typeof reviewsOwnerApi.remove>,
): Promise<Record<string, never>> {
  ctx.require('commerce.productReviews')
  const before = await reviewsOf(ctx).where('reviews.id', '=', id).forUpdate('reviews').executeTakeFirst()
  if (!before) throw reviewProblems.reviewMissing()
  await unpublishPhotos(ctx, id)
  await siteTables(ctx).deleteFrom('reviews').where('id', '=', id).execute()
  await changed(ctx, [cacheTag.item(before.product_id)])
  await audit(ctx, { action: 'reviews.removed', subject: id, before: { product: before.product_id } })
  return {}
}

async function unpublishPhotos(ctx: OwnerTransaction, reviewId: string): Promise<void> {
  const photos = (await photosOfReviews(ctx, [reviewId])).get(reviewId) ?? []
  if (photos.length > 0) await ctx.storage.remove(photos.flatMap(({ id }) => publicKeys(ctx, id)))
}

async function reviewsWithPhotos(ctx: OwnerContext, rows: readonly Row[]): Promise<Review[]> {
  const ids = rows.map(({ id }) => id)
  const photos = await photosOfReviews(ctx, ids)
  return rows.map((row) => reviewOf(row, photos.get(row.id) ?? []))
}

async function reviewWithPhotos(ctx: OwnerContext, row: Row): Promise<Review> {
  return reviewOf(row, (await photosOfReviews(ctx, [row.id])).get(row.id) ?? [])
}

function reviewOf(row: Row, photos: readonly ReviewPhoto[]): Review {
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title ?? '',
    rating: row.rating,
    text: row.body,
    authorName: row.author_name,
    isVerified: row.is_verified,
    status: row.status,
    answer: row.answer,
    writtenAt: row.written_at.toISOString(),
    photos: photos.map(({ id, state }) => ({ id, state })),
  }
}
