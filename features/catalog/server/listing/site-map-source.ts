import type { SiteContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { type AliasableExpression, sql } from 'kysely'
import { collectionsByIds, type SiteMapSource } from '#features/content/server'
import { siteTables } from '#platform/database'
import { categoryPath, productPath } from '../../contract/index.ts'
import { visibleProducts } from '../base/products.queries.ts'

/** Limit of images for one address. */
const mostImages = 50

/** The first id of each batch of `size` ids, in order. */
async function startsOf(ctx: SiteContext, ids: AliasableExpression<{ id: string }>, size: number): Promise<string[]> {
  const numbered = ctx.db
    .selectFrom(ids.as('listed'))
    .select(['listed.id', sql<number>`row_number() over (order by listed.id)`.as('at')])
  const rows = await ctx.db
    .selectFrom(numbered.as('numbered'))
    .where(sql<boolean>`numbered.at % ${size} = 1`)
    .select('numbered.id')
    .orderBy('numbered.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Visible products that search engines may index. */
export const productsSiteMap: SiteMapSource = {
  count: async (ctx) => (await listed(ctx).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n,
  starts: (ctx, size) => startsOf(ctx, listed(ctx).select('products.id as id'), size),
  entries: async (ctx, first, limit) => {
    const rows = await listed(ctx)
      .where('products.id', '>=', first)
      .select(['products.id', 'slug', 'collection_id', 'changed_at', 'images'])
      .orderBy('products.id')
      .limit(limit)
      .execute()
    const pages = await collectionsByIds(ctx, [...new Set(rows.map(({ collection_id }) => collection_id))])
    return rows.map((row) => ({
      path: productPath(pages.get(row.collection_id)?.slug ?? '', row.slug),
      changedAt: row.changed_at,
      images: row.images.flatMap(({ asset }) => asset ?? []).slice(0, mostImages),
    }))
  },
}

function listed(ctx: SiteContext) {
  return visibleProducts(ctx, everybody).where('products.noindex', '=', false).where('products.is_unlisted', '=', false)
}

/** Categories with visible products, each with its image. */
export const categoriesSiteMap: SiteMapSource = {
  count: async (ctx) => (await filled(ctx).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n,
  starts: (ctx, size) => startsOf(ctx, filled(ctx).select('category.id as id'), size),
  entries: async (ctx, first, limit) => {
    const rows = await filled(ctx)
      .where('category.id', '>=', first)
      .select(['category.id', 'category.slugs', 'category.collection_id', 'category.image'])
      .orderBy('category.id')
      .limit(limit)
      .execute()
    const pages = await collectionsByIds(ctx, [...new Set(rows.map(({ collection_id }) => collection_id))])
    const products = await newestOf(
      ctx,
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({
      path: categoryPath(pages.get(row.collection_id)?.slug ?? '', row.slugs),
      changedAt: products.get(row.id) ?? ctx.now(),
      images: row.image ? [row.image] : [],
    }))
  },
}

function filled(ctx: SiteContext) {
  const listedIds = listed(ctx).select('products.id')
  return siteTables(ctx)
    .selectFrom('product_categories as category')
    .where(
      'category.id',
      'in',
      siteTables(ctx).selectFrom('product_category_members').where('product_id', 'in', listedIds).select('category_id'),
    )
}

/** Returns the time of the last change in a category. */
async function newestOf(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('product_category_members as member')
    .innerJoin('products', (join) =>
      join.onRef('products.website_id', '=', 'member.website_id').onRef('products.id', '=', 'member.product_id'),
    )
    .where('member.category_id', 'in', ids)
    .select(['member.category_id', sql<Date>`max(products.changed_at)`.as('at')])
    .groupBy('member.category_id')
    .execute()
  return new Map(rows.map(({ category_id, at }) => [category_id, new Date(at)]))
}
