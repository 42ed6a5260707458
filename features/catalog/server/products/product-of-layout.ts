import type { SiteContext } from '#platform/context'
import { products } from '../base/products.queries.ts'

/** A product that a layout shows, for the editor: the first of its page. */
export async function productOfLayout(ctx: SiteContext, documentId: string): Promise<string | null> {
  const row = await products(ctx)
    .leftJoin('products_pages as page', (join) =>
      join
        .onRef('page.website_id', '=', 'products.website_id')
        .onRef('page.collection_id', '=', 'products.collection_id'),
    )
    .where((where) =>
      where.or([where('products.layout_id', '=', documentId), where('page.layout_id', '=', documentId)]),
    )
    .select('products.id')
    .orderBy('products.position')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}
