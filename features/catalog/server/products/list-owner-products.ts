import { siteTables } from '#platform/database'
import type { OwnerContext, SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { sql } from 'kysely'
import { type catalogApi, productPath, type ProductSort } from '../../contract/index.ts'
import { collectionsByIds } from '#features/content/server'
import { likeText } from '../listing/like-text.ts'
import { variantRowsOf } from './products.queries.ts'
import { currentMinor, isOnSale } from '../variants/sale.ts'

type Query = Input<typeof catalogApi.products>

/** The owner's list: hidden products too, those in the bin only when asked for. */
export async function listOwnerProducts(ctx: OwnerContext, query: Query): Promise<Output<typeof catalogApi.products>> {
  ctx.require('config')
  const wanted = filtered(ctx, query)
  const { n } = await wanted.select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()
  const rows = await ordered(wanted.selectAll('products'), query.sort)
    .orderBy('products.id')
    .limit(query.limit)
    .offset(query.offset)
    .execute()
  const now = ctx.now()
  const variants = await variantRowsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const pages = await collectionsByIds(ctx, [...new Set(rows.map(({ collection_id }) => collection_id))])
  const products = rows.map((row) => {
    const own = variants.get(row.id) ?? []
    const prices = own.map((variant) => currentMinor(variant, now))
    const isUnlimited = row.type === 2 || own.some((variant) => variant.is_unlimited)
    return {
      id: row.id,
      type: row.type,
      status: row.status,
      title: row.title,
      path:
        row.status === 1 || row.status === 2 ? productPath(pages.get(row.collection_id)?.slug ?? '', row.slug) : null,
      image: row.images.find(({ asset }) => asset !== null)?.asset ?? null,
      lowestMinor: prices.length > 0 ? Math.min(...prices) : 0,
      highestMinor: prices.length > 0 ? Math.max(...prices) : 0,
      isOnSale: own.some((variant) => isOnSale(variant, now)),
      variants: own.length,
      stock: isUnlimited ? null : own.reduce((sum, variant) => sum + variant.quantity, 0),
      skus: own.slice(0, 3).map(({ sku }) => sku),
      changedAt: row.changed_at.toISOString(),
    }
  })
  return { products, count: n }
}

function filtered(ctx: SiteContext, { collectionId, search, type, status, categoryId, tag, stock }: Query) {
  let all = siteTables(ctx).selectFrom('products')
  all = status === undefined ? all.where('products.status', '!=', 6) : all.where('products.status', '=', status)
  if (collectionId) all = all.where('products.collection_id', '=', collectionId)
  if (type) all = all.where('products.type', '=', type)
  if (tag) all = all.where(sql<boolean>`${tag} = any(products.tags)`)
  if (categoryId)
    all = all.where(
      sql<boolean>`exists (select 1 from product_category_members m where m.website_id = products.website_id and m.product_id = products.id and m.category_id = ${categoryId})`,
    )
  if (search) {
    const like = `%${likeText(search)}%`
    all =
      all.where(sql<boolean>`(products.title ilike ${like} or products.brand ilike ${like} or exists (select 1 from product_variants v
      where v.website_id = products.website_id and v.product_id = products.id and (v.sku ilike ${like} or v.barcode ilike ${like})))`)
  }
  if (stock) all = all.where(stockCondition(stock))
  return all
}

/** Of products: whether any of their variants is so. */
function stockCondition(stock: 'in' | 'out' | 'low' | 'unlimited') {
  const any = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select 1 from product_variants v where v.website_id = products.website_id and v.product_id = products.id and ${condition})`
  if (stock === 'unlimited') return any(sql`v.is_unlimited`)
  if (stock === 'in') return any(sql`(v.is_unlimited or v.quantity > 0)`)
  if (stock === 'low')
    return any(sql`not v.is_unlimited and v.low_stock_at is not null and v.quantity <= v.low_stock_at`)
  return sql<boolean>`not exists (select 1 from product_variants v where v.website_id = products.website_id and v.product_id = products.id and (v.is_unlimited or v.quantity > 0))`
}

function ordered<Q extends { orderBy: (expression: never, direction?: never) => Q }>(query: Q, sort: ProductSort): Q {
  const price = sql`(select min(v.price_minor) from product_variants v where v.website_id = products.website_id and v.product_id = products.id)`
  const orders: Record<ProductSort, readonly [unknown, 'asc' | 'desc']> = {
    featured: [sql`products.position`, 'asc'],
    newest: [sql`products.created_at`, 'desc'],
    price: [price, 'asc'],
    'price-down': [price, 'desc'],
    title: [sql`lower(products.title)`, 'asc'],
    bestselling: [sql`products.sold`, 'desc'],
  }
  const [expression, direction] = orders[sort]
  return query.orderBy(expression as never, direction as never)
}
