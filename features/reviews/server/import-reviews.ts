import { createHash } from 'node:crypto'
import { audit } from '#features/accounts/server'
import { cacheTag, type OwnerContext, type OwnerTransaction } from '#platform/context'
import { enumerations, type Input, newId, type Output } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { ReviewsTable } from './reviews.tables.ts'
import { reviewMessages, type reviewsOwnerApi, type ImportedReview } from '../contract/index.ts'
import { type ReadReview, readReviewsFile } from './read-reviews-file.ts'

const atOnce = 500

/** Imports reviews of another shop, or of our own export, for their products. Existing reviews are not duplicated. */
export async function importReviews(
  ctx: OwnerTransaction,
  { text, dryRun }: Input<typeof reviewsOwnerApi.importFile>,
): Promise<Output<typeof reviewsOwnerApi.importFile>> {
  ctx.require('commerce.productReviews')
  const read = await readReviewsFile(text)
  const productOf = await productFinder(ctx)
  const existingKeys = await knownReviews(ctx)
  const added: ReviewsTable[] = []
  const rows = read.map((review): ImportedReview => {
    const { row, product, rating, isShortened, author } = review
    const productId = productOf(product)
    const title = [author, product.title || product.slug || product.sku].filter(Boolean).join(', ').slice(0, 200)
    if (productId === null) return { row, title, outcome: 'refused', why: 'noProduct' }
    if (rating === null) return { row, title, outcome: 'refused', why: 'noRating' }
    const reviewRow = rowOf(ctx, review, { productId, rating })
    if (existingKeys.has(reviewRow.line_id)) return { row, title, outcome: 'same', why: '' }
    existingKeys.add(reviewRow.line_id)
    added.push(reviewRow)
    return { row, title, outcome: 'added', why: isShortened ? 'shortened' : '' }
  })
  if (!dryRun) await write(ctx, added)
  return { rows }
}

async function write(ctx: OwnerTransaction, added: readonly ReviewsTable[]): Promise<void> {
  if (added.length === 0) return
  for (let start = 0; start < added.length; start += atOnce)
    await ctx.db
      .insertInto('reviews')
      .values(added.slice(start, start + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await changed(
    ctx,
    [...new Set(added.map(({ product_id }) => product_id))].map((id) => cacheTag.item(id)),
  )
  await audit(ctx, { action: 'reviews.imported', subject: ctx.site.id, after: { reviews: added.length } })
}

/** Imported reviews have no order here: their content identifies them, so that none is imported twice. */
function rowOf(
  ctx: OwnerContext,
  review: ReadReview,
  { productId, rating }: { productId: string; rating: number },
): ReviewsTable {
  const now = ctx.now()
  const writtenAt = review.writtenAt && review.writtenAt < now ? review.writtenAt : now
  const author_name = review.author || reviewMessages(ctx.locale, 'anonymous')
  const fields = { product_id: productId, rating, body: review.body, author_name, written_at: writtenAt }
  return {
    ...fields,
    website_id: ctx.site.id,
    id: newId(writtenAt.getTime()),
    order_id: '',
    line_id: keyOf(fields),
    status: review.status,
    answer: review.answer,
    answered_at: review.answer === '' ? null : (review.answeredAt ?? writtenAt),
  }
}

type ReviewText = Pick<ReviewsTable, 'product_id' | 'rating' | 'body' | 'author_name' | 'written_at'>

function keyOf({ product_id, rating, body, author_name, written_at }: ReviewText): string {
  const keyParts = [product_id, rating, body, author_name, written_at.toISOString().slice(0, 10)]
  return createHash('sha256').update(JSON.stringify(keyParts)).digest('hex').slice(0, 24)
}

async function knownReviews(ctx: OwnerContext): Promise<Set<string>> {
  const rows = await siteTables(ctx)
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'body', 'author_name', 'written_at'])
    .execute()
  return new Set(rows.map(keyOf))
}

/** A product by its name in addresses, a SKU of one of its variants, or its title. */
async function productFinder(ctx: OwnerContext): Promise<(named: ReadReview['product']) => string | null> {
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .leftJoin('product_variants', (join) =>
      join
        .onRef('product_variants.website_id', '=', 'products.website_id')
        .onRef('product_variants.product_id', '=', 'products.id'),
    )
    .select(['products.id', 'products.slug', 'products.title', 'product_variants.sku', 'product_variants.imported_sku'])
    .where('products.status', '!=', enumerations.contentStatuses.deleted)
    .execute()
  const slugs = new Map(rows.map(({ slug, id }) => [slug, id]))
  const skus = new Map(
    rows.flatMap(({ sku, imported_sku, id }) =>
      [sku, imported_sku].flatMap((code) => (code ? [[code, id] as const] : [])),
    ),
  )
  const titles = new Map(rows.map(({ title, id }) => [title.trim().toLowerCase(), id]))
  return ({ slug, sku, title }) =>
    slugs.get(slug.toLowerCase()) ?? skus.get(sku) ?? titles.get(title.toLowerCase()) ?? null
}
