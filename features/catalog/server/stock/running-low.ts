import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { sql } from 'kysely'
import { productTypes } from '../../contract/index.ts'
import { variantTitle } from '../base/sellables.ts'

export interface RunningLow {
  productId: string
  variantId: string
  title: string
  variantTitle: string
  sku: string
  quantity: number
}

/** Returns variants that are sold out or at their low-stock number, the scarcest first, and their count. */
export async function runningLow(ctx: SiteContext, limit: number): Promise<{ count: number; variants: RunningLow[] }> {
  const low = siteTables(ctx)
    .selectFrom('product_variants as v')
    .innerJoin('products as p', (join) =>
      join.onRef('p.website_id', '=', 'v.website_id').onRef('p.id', '=', 'v.product_id'),
    )
    .where(sql<boolean>`not v.is_unlimited and v.is_live and v.quantity <= coalesce(v.low_stock_at, 0)`)
    .where('p.status', '!=', enumerations.contentStatuses.deleted)
    .where('p.type', '!=', productTypes.DIGITAL)
  const { count } = await low.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow()
  if (count === 0) return { count, variants: [] }
  const rows = await low
    .select(['v.id', 'v.product_id', 'v.options', 'v.sku', 'v.quantity', 'p.title'])
    .orderBy('v.quantity')
    .orderBy('v.id')
    .limit(limit)
    .execute()
  return {
    count,
    variants: rows.map((row) => ({
      productId: row.product_id,
      variantId: row.id,
      title: row.title,
      variantTitle: variantTitle(row.options),
      sku: row.sku,
      quantity: row.quantity,
    })),
  }
}

/** Whether customers can see a product; `hidden` where there are products and none is available. */
export async function productsInStore(ctx: SiteContext): Promise<'none' | 'hidden' | 'available'> {
  const isAvailable = sql<boolean>`status = ${enumerations.contentStatuses.published}`
  const row = await siteTables(ctx)
    .selectFrom('products')
    .select(isAvailable.as('isAvailable'))
    .orderBy(isAvailable, 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return 'none'
  return row.isAvailable ? 'available' : 'hidden'
}
