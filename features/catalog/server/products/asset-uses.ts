import { siteTables } from '#platform/database'
import type { AssetUse } from '#features/pages/server'
import type { SiteContext } from '#platform/context'
import { sql } from 'kysely'
import { products } from '../base/products.queries.ts'

/** Returns the products and categories with a file of the library. */
export async function catalogAssetUses(ctx: SiteContext, assetId: string): Promise<AssetUse[]> {
  const rows = await products(ctx)
    .where((row) =>
      row.or([
        row('social_image', '=', assetId),
        sql<boolean>`images @> ${JSON.stringify([{ asset: assetId }])}::text::jsonb`,
        sql<boolean>`videos @> ${JSON.stringify([{ asset: assetId }])}::text::jsonb`,
        sql<boolean>`videos @> ${JSON.stringify([{ poster: assetId }])}::text::jsonb`,
      ]),
    )
    .select(['id', 'title'])
    .orderBy('title')
    .limit(200)
    .execute()
  const shown = await siteTables(ctx)
    .selectFrom('product_categories')
    .where('image', '=', assetId)
    .select(['id', 'name'])
    .execute()
  const swatches = await siteTables(ctx)
    .selectFrom('option_swatches')
    .where('image', '=', assetId)
    .select('word')
    .limit(200)
    .execute()
  return [
    ...swatches.map(({ word }) => ({ title: word.slice(word.indexOf(':') + 1), screen: '/config/products' })),
    ...rows.map(({ id, title }) => ({ title, screen: `/config/products/${id}` })),
    ...shown.map(({ name }) => ({ title: name, screen: '/config/products' })),
  ]
}
