import { readSql } from '#platform/database'
import type { OwnerContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type RawBuilder, sql } from 'kysely'
import { productTypes } from '../../contract/product-type.rules.ts'
import { type catalogApi, productPath, type ProductSort } from '../../contract/index.ts'
import { collectionsByIds } from '#features/content/server'
import { likeText } from '../base/like-text.ts'
import { hasPage, products as productsOf, variantRowsOf } from '../base/products.queries.ts'
import { currentMinor, isOnSale } from '../base/sale.ts'

type Query = Input<typeof catalogApi.products>

/** Returns the owner's list, with hidden products, and with those in the bin on request. */
export async function listOwnerProducts(ctx: OwnerContext, query: Query): Promise<Output<typeof catalogApi.products>> {
  ctx.require('config')
  const { ids, count } = await matchingIds(ctx, query)
  const byId = new Map((await rowsByIds(ctx, ids)).map((row) => [row.id, row]))
  const rows = ids.flatMap((id) => byId.get(id) ?? [])
  const now = ctx.now()
  const variants = await variantRowsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const pages = await collectionsByIds(ctx, [...new Set(rows.map(({ collection_id }) => collection_id))])
  const products = rows.map((row) => {
    const own = variants.get(row.id) ?? []
    const prices = own.map((variant) => currentMinor(variant, now))
    const isUnlimited = row.type === productTypes.DIGITAL || own.some((variant) => variant.is_unlimited)
    return {
      id: row.id,
      type: row.type,
      status: row.status,
      title: row.title,
      path: hasPage(row.status) ? productPath(pages.get(row.collection_id)?.slug ?? '', row.slug) : null,
      image: row.images.find(({ asset }) => asset !== null)?.asset ?? null,
      lowestMinor: prices.length > 0 ? Math.min(...prices) : 0,
      highestMinor: prices.length > 0 ? Math.max(...prices) : 0,
      isOnSale: own.some((variant) => isOnSale(variant, now)),
      isUnlisted: row.is_unlisted,
      variants: own.length,
      stock: isUnlimited ? null : own.reduce((sum, variant) => sum + variant.quantity, 0),
      skus: own.slice(0, 3).map(({ sku }) => sku),
      changedAt: row.changed_at.toISOString(),
    }
  })
  return { products, count }
}

async function rowsByIds(ctx: OwnerContext, ids: readonly string[]) {
  return ids.length === 0 ? [] : productsOf(ctx).where('id', 'in', ids).selectAll().execute()
}

/** Counts and orders the keys only; whole rows are read for the shown products. */
async function matchingIds(ctx: OwnerContext, query: Query): Promise<{ ids: string[]; count: number }> {
  const { key, direction } = orderOf(query.sort)
  const matches = sql`select products.id, ${key} as key from products where ${sql.join(conditions(ctx, query), sql` and `)}`
  // A search is evaluated once; without one, an index gives the order and another the count.
  const once = query.search ? sql`materialized` : sql`not materialized`
  const { rows } = await readSql(
    ctx.db,
    sql<{ n: number; id: string | null }>`
      with matches as ${once} (${matches})
      select counted.n, shown.id from (select count(*)::int as n from matches) counted
      left join (select * from matches order by key ${direction}, id limit ${query.limit} offset ${query.offset}) shown on true
      order by shown.key ${direction}, shown.id`,
  )
  return { ids: rows.flatMap(({ id }) => id ?? []), count: rows[0]?.n ?? 0 }
}

function conditions(
  ctx: OwnerContext,
  { collectionId, search, type, status, categoryId, tag, stock }: Query,
): RawBuilder<unknown>[] {
  return [
    sql`products.website_id = ${ctx.site.id}`,
    status === undefined ? sql`products.status <> 6` : sql`products.status = ${status}`,
    ...(collectionId ? [sql`products.collection_id = ${collectionId}`] : []),
    ...(type ? [sql`products.type = ${type}`] : []),
    ...(tag ? [sql`${tag} = any(products.tags)`] : []),
    ...(categoryId
      ? [
          sql`exists (select 1 from product_category_members m where m.website_id = products.website_id and m.product_id = products.id and m.category_id = ${categoryId})`,
        ]
      : []),
    ...(search ? [hasText(ctx, `%${likeText(search)}%`)] : []),
    ...(stock ? [stockCondition(stock)] : []),
  ]
}

/** Searches products once and their variants once: the typed text may be inside a word, where no index helps. */
function hasText(ctx: OwnerContext, like: string): RawBuilder<unknown> {
  return sql`(products.title ilike ${like} or products.brand ilike ${like} or products.id in (
    select v.product_id from product_variants v where v.website_id = ${ctx.site.id} and (v.sku ilike ${like} or v.barcode ilike ${like})))`
}

/** Condition on products: whether any variant has this stock state. */
function stockCondition(stock: 'in' | 'out' | 'low' | 'unlimited') {
  const any = (condition: ReturnType<typeof sql>) =>
    sql<boolean>`exists (select 1 from product_variants v where v.website_id = products.website_id and v.product_id = products.id and ${condition})`
  if (stock === 'unlimited') return any(sql`v.is_unlimited`)
  if (stock === 'in') return any(sql`(v.is_unlimited or v.quantity > 0)`)
  if (stock === 'low')
    return any(sql`not v.is_unlimited and v.low_stock_at is not null and v.quantity <= v.low_stock_at`)
  return sql<boolean>`not exists (select 1 from product_variants v where v.website_id = products.website_id and v.product_id = products.id and (v.is_unlimited or v.quantity > 0))`
}

function orderOf(sort: ProductSort) {
  const [asc, desc] = [sql`asc`, sql`desc`]
  const price = sql`products.lowest_minor`
  const orders: Record<ProductSort, { key: RawBuilder<unknown>; direction: RawBuilder<unknown> }> = {
    featured: { key: sql`products.position`, direction: asc },
    newest: { key: sql`products.created_at`, direction: desc },
    price: { key: price, direction: asc },
    'price-down': { key: price, direction: desc },
    title: { key: sql`lower(products.title)`, direction: asc },
    bestselling: { key: sql`products.sold`, direction: desc },
  }
  return orders[sort]
}
