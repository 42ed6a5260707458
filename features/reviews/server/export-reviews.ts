import { csvRow, type Input } from '#platform/contract'
import { siteTables } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import { type Answer, answer } from '#platform/http'
import type { reviewsOwnerApi } from '../contract/index.ts'
import type { ReviewsTable } from './reviews.tables.ts'

/** Columns with the names that Shopify and most review services use. */
const columns = [
  'product_handle',
  'product_title',
  'state',
  'rating',
  'author',
  'verified',
  'body',
  'reply',
  'created_at',
  'replied_at',
]
const states: Readonly<Record<ReviewsTable['status'], string>> = {
  approved: 'published',
  pending: 'pending',
  hidden: 'hidden',
}

/** Returns the filtered reviews, the newest first. */
export async function exportReviews(
  ctx: OwnerContext,
  { status }: Input<typeof reviewsOwnerApi.csv>,
): Promise<Answer<string>> {
  ctx.require('commerce.productReviews')
  let reviews = siteTables(ctx)
    .selectFrom('reviews')
    .leftJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'reviews.website_id').onRef('products.id', '=', 'reviews.product_id'),
    )
    .selectAll('reviews')
    .select(['products.title', 'products.slug'])
    .orderBy('reviews.id', 'desc')
  if (status) reviews = reviews.where('reviews.status', '=', status)
  const rows = await reviews.execute()
  const lines = rows.map((row) => [
    row.slug ?? '',
    row.title ?? '',
    states[row.status],
    String(row.rating),
    row.author_name,
    row.is_verified ? 'yes' : 'no',
    row.body,
    row.answer,
    row.written_at.toISOString(),
    row.answered_at?.toISOString() ?? '',
  ])
  return answer({
    type: 'text/csv; charset=utf-8',
    headers: { 'content-disposition': `attachment; filename="${ctx.site.name}-reviews.csv"` },
    body: `\uFEFF${[columns, ...lines].map(csvRow).join('')}`,
  })
}
