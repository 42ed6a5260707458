import { siteTables } from '#platform/database'
import { closedProducts, productIdOfPath } from '#features/catalog/server'
import { cacheTag, type SiteContext } from '#platform/context'
import type { BlockLoader, Loaded } from '#platform/render/server'
import type { Selectable } from 'kysely'
import type { ReviewsData } from '../../contract/reviews-view.ts'
import { photosOfReviews } from '../../server/photos/photos.queries.ts'
import type { ReviewsTable } from '../../server/reviews.tables.ts'
import type { ReviewsProps } from './reviews.contract.ts'

export const loadReviews: BlockLoader<ReviewsProps, ReviewsData> = async (ctx, blocks, page) => {
  const own = blocks.some(({ props }) => props.product === null) ? await productIdOfPath(ctx, page.path) : null
  const ids = [...new Set(blocks.flatMap(({ props }) => props.product ?? own ?? []))]
  const closed = await closedProducts(ctx, ids, page.locks)
  const loaded = new Map<string, Loaded<ReviewsData>>()
  for (const { id, props } of blocks) {
    const productId = props.product ?? own
    const isShown = productId !== null && !closed.has(productId)
    const data = !isShown ? null : await reviewsOf(ctx, productId, { limit: props.limit, path: page.path })
    loaded.set(id, { data, tags: productId === null ? [] : [cacheTag.item(productId)] })
  }
  return loaded
}

async function reviewsOf(
  ctx: SiteContext,
  productId: string,
  { limit, path }: { limit: number; path: string },
): Promise<ReviewsData> {
  const approved = siteTables(ctx)
    .selectFrom('reviews')
    .where('product_id', '=', productId)
    .where('status', '=', 'approved')
  const sums = await approved
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number>('rating').as('sum')])
    .executeTakeFirstOrThrow()
  const count = Number(sums.count)
  if (count === 0) return { productId, average: '', count, reviews: [], jsonLd: '' }
  const rows = await approved.selectAll().orderBy('id', 'desc').limit(limit).execute()
  const photos = await photosOfReviews(
    ctx,
    rows.map(({ id }) => id),
  )
  const product = await siteTables(ctx)
    .selectFrom('products')
    .select('title')
    .where('id', '=', productId)
    .executeTakeFirst()
  const mean = Math.round((Number(sums.sum) / count) * 10) / 10
  const day = new Intl.DateTimeFormat(ctx.site.locale, { dateStyle: 'long', timeZone: ctx.site.timeZone })
  return {
    productId,
    average: mean.toLocaleString(ctx.site.locale),
    count,
    reviews: rows.map((row) => ({
      id: row.id,
      rating: row.rating,
      text: row.body,
      author: row.author_name,
      isVerified: row.is_verified,
      day: day.format(row.written_at),
      answer: row.answer,
      photos: (photos.get(row.id) ?? []).flatMap(({ id, state, width, height }) =>
        state === 'ready' && width && height ? [{ id, width, height }] : [],
      ),
    })),
    jsonLd: jsonLdOf({ name: product?.title ?? '', url: ctx.site.baseUrl + encodeURI(path), mean, count }, rows),
  }
}

interface Rated {
  name: string
  url: string
  mean: number
  count: number
}

function jsonLdOf({ name, url, mean, count }: Rated, rows: readonly Selectable<ReviewsTable>[]): string {
  const rating = (value: number) => ({ '@type': 'Rating', ratingValue: value, bestRating: 5, worstRating: 1 })
  const object = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    url,
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: mean,
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
    review: rows.map((row) => ({
      '@type': 'Review',
      reviewRating: rating(row.rating),
      author: { '@type': 'Person', name: row.author_name },
      datePublished: row.written_at.toISOString().slice(0, 10),
      ...(row.body ? { reviewBody: row.body } : {}),
    })),
  }
  return JSON.stringify(object)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
