import { createHash } from 'node:crypto'
import { cacheTag, type OwnerContext, type OwnerTransaction, type SiteContext } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import { changed, readSql, siteTables } from '#platform/database'
import { sql } from 'kysely'
import { type ImportedReview, reviewMessages } from '../contract/index.ts'
import type { ReadReview } from './read-reviews-file.ts'
import type { ReviewsTable } from './reviews.tables.ts'

const atOnce = 500

/** Outcome of one review of a file; `id` is that of the stored review. */
export interface ReviewOutcome extends Pick<ImportedReview, 'outcome' | 'why'> {
  id: string | null
}

/** Adds reviews to their products. Those that exist already are not duplicated. A dry run stores nothing. */
export async function addReviews(
  ctx: OwnerTransaction,
  reviews: readonly ReadReview[],
  { dryRun = false } = {},
): Promise<ReviewOutcome[]> {
  const productOf = await productFinder(
    ctx,
    reviews.map(({ product }) => product),
  )
  const idsByKey = await knownReviews(ctx, [...new Set(reviews.flatMap(({ product }) => productOf(product) ?? []))])
  const added: ReviewsTable[] = []
  const outcomes = reviews.map((review): ReviewOutcome => {
    const productId = productOf(review.product)
    if (productId === null) return { outcome: 'refused', why: 'noProduct', id: null }
    if (review.rating === null) return { outcome: 'refused', why: 'noRating', id: null }
    const row = rowOf(ctx, review, { productId, rating: review.rating })
    const knownId = idsByKey.get(row.line_id)
    if (knownId !== undefined) return { outcome: 'same', why: '', id: knownId }
    idsByKey.set(row.line_id, row.id)
    added.push(row)
    return { outcome: 'added', why: review.isShortened ? 'shortened' : '', id: row.id }
  })
  if (!dryRun) await write(ctx, added)
  return outcomes
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
    is_verified: review.isVerified,
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

async function knownReviews(ctx: SiteContext, productIds: readonly string[]): Promise<Map<string, string>> {
  if (productIds.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('reviews')
    .select(['id', 'product_id', 'rating', 'body', 'author_name', 'written_at'])
    .where('product_id', 'in', [...productIds])
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}

interface NamedProduct {
  id: string
  slug: string
  title: string
  skus: string[]
}

/** Finds products by their name in addresses, by a SKU of one of their variants, or by their title. */
async function productFinder(
  ctx: SiteContext,
  named: readonly ReadReview['product'][],
): Promise<(product: ReadReview['product']) => string | null> {
  const slugs = named.flatMap(({ slug }) => (slug === '' ? [] : [slug.toLowerCase()]))
  const skus = named.flatMap(({ sku }) => (sku === '' ? [] : [sku]))
  const titles = named.flatMap(({ title }) => (title === '' ? [] : [title.toLowerCase()]))
  const { rows } = await readSql(
    ctx.db,
    sql<NamedProduct>`
    with found as (
      select c.id from collections o cross join lateral (
        select id from products where website_id = o.website_id and collection_id = o.id and slug = any(${slugs}::text[])
      ) c
      where o.website_id = ${ctx.site.id}
      union
      select product_id from product_variants
      where website_id = ${ctx.site.id} and is_live and sku <> '' and sku = any(${skus}::text[])
      union
      select product_id from product_variants
      where website_id = ${ctx.site.id} and is_live and imported_sku = any(${skus}::text[])
      union
      select id from products where website_id = ${ctx.site.id} and lower(btrim(title)) = any(${titles}::text[])
    )
    select p.id, p.slug, p.title, array(
      select unnest(array_remove(array[v.sku, v.imported_sku], null)) from product_variants v
      where v.website_id = p.website_id and v.product_id = p.id
    ) as skus
    from found join products p on p.website_id = ${ctx.site.id} and p.id = found.id
    where p.status <> ${sql.lit(enumerations.contentStatuses.deleted)}`,
  )
  const idsBySlug = new Map(rows.map(({ slug, id }) => [slug, id]))
  const idsBySku = new Map(rows.flatMap(({ skus: own, id }) => own.filter(Boolean).map((sku) => [sku, id] as const)))
  const idsByTitle = new Map(rows.map(({ title, id }) => [title.trim().toLowerCase(), id]))
  return ({ slug, sku, title }) =>
    idsBySlug.get(slug.toLowerCase()) ?? idsBySku.get(sku) ?? idsByTitle.get(title.toLowerCase()) ?? null
}
