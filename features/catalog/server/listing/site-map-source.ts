import type { SiteContext } from '#platform/context'
import { everybody } from '#platform/contract'
import { sql } from 'kysely'
import { collectionsByIds, type SiteMapSource } from '#features/content/server'
import { productPath } from '../../contract/index.ts'
import { visibleProducts } from '../products/products.queries.ts'

/** Products that want to be found. */
export const productsSiteMap: SiteMapSource = {
  count: async (ctx) => (await listed(ctx).select(sql<number>`count(*)::int`.as('n')).executeTakeFirstOrThrow()).n,
  starts: async (ctx, size) => {
    const numbered = listed(ctx).select(['products.id', sql<number>`row_number() over (order by products.id)`.as('at')])
    const rows = await ctx.db
      .selectFrom(numbered.as('numbered'))
      .where(sql<boolean>`numbered.at % ${size} = 1`)
      .select('numbered.id')
      .orderBy('numbered.id')
      .execute()
    return rows.map(({ id }) => id)
  },
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
      image: row.images.find(({ asset }) => asset !== null)?.asset ?? null,
    }))
  },
}

function listed(ctx: SiteContext) {
  return visibleProducts(ctx, everybody).where('products.noindex', '=', false)
}
