import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import type { Loaded } from '#platform/render/server'
import type { ProductCard } from '../../contract/index.ts'
import { productCards } from '../listing/product-cards.ts'
import { listProducts } from '../listing/product-listing.ts'
import { products } from '../base/products.queries.ts'

/**
 * The products that the owner chose, or else others of its first category, completed with others of its products page.
 */
export async function relatedProducts(
  ctx: SiteContext,
  productId: string,
  limit: number,
  { opened }: { opened: Locks },
): Promise<Loaded<ProductCard[]>> {
  const row = await products(ctx)
    .where('id', '=', productId)
    .select(['related_ids', 'goes_with_ids', 'collection_id'])
    .executeTakeFirst()
  if (!row) return { data: [], tags: [] }
  if (row.related_ids.length > 0) return productCards(ctx, row.related_ids.slice(0, limit), { opened })
  const category = await siteTables(ctx)
    .selectFrom('product_category_members')
    .where('product_id', '=', productId)
    .select('category_id')
    .orderBy('position')
    .orderBy('category_id')
    .limit(1)
    .executeTakeFirst()
  const others = (categoryId: string | null, except: readonly string[], most: number) =>
    listProducts(ctx, { collectionId: row.collection_id, opened, categoryId, sort: 'bestselling', limit: most, except })
  // Products already suggested beside the button are not shown twice.
  const shown = [productId, ...row.goes_with_ids]
  const near = await others(category?.category_id ?? null, shown, limit)
  if (near.data.length >= limit || !category) return near
  const far = await others(null, [...shown, ...near.data.map(({ id }) => id)], limit - near.data.length)
  return joined(near, far)
}

function joined(first: Loaded<ProductCard[]>, second: Loaded<ProductCard[]>): Loaded<ProductCard[]> {
  const [until] = [first.until, second.until]
    .filter((moment) => moment !== undefined)
    .toSorted((a, b) => a.getTime() - b.getTime())
  return {
    data: [...first.data, ...second.data],
    tags: [...new Set([...first.tags, ...second.tags])],
    ...(until ? { until } : {}),
  }
}
