import { audit } from '#features/accounts/server'
import type { OwnerContext, OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { type Review, reviewProblems, type reviewsOwnerApi } from '../contract/index.ts'

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

/** The newest first. */
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
  return { reviews: shown.map(reviewOf), next: rows.length > atOnce ? (shown.at(-1)?.id ?? null) : null }
}

/** Approves, hides or answers. Product pages show it at once. */
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
  if (Object.keys(changes).length === 0) return reviewOf(before)
  await siteTables(ctx).updateTable('reviews').set(changes).where('id', '=', id).execute()
  await changed(ctx, [`item:${before.product_id}`])
  await audit(ctx, {
    action: 'reviews.changed',
    subject: id,
    before: { status: before.status, answer: before.answer },
    after: changes,
  })
  return reviewOf({ ...before, ...changes })
}

function reviewOf(row: Row): Review {
  return {
    id: row.id,
    productId: row.product_id,
    productTitle: row.product_title ?? '',
    rating: row.rating,
    text: row.body,
    authorName: row.author_name,
    status: row.status,
    answer: row.answer,
    writtenAt: row.written_at.toISOString(),
  }
}
