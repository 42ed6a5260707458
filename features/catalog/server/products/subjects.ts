import { collectionById, standingCollections } from '#features/content/server'
import type { Cover, SiteContext } from '#platform/context'
import { coveredProducts } from '../listing/covered-products.queries.ts'
import { layoutOf } from '../listing/products-pages.ts'
import { isVisibleRow, productRowsByIds } from './products.queries.ts'
import { categories } from '../categories/categories.queries.ts'

type Found = Promise<{ documentId: string; coveredBy?: Cover | null } | null>

/** The layout of a product's page, and what covers it; nothing while visitors may not see it. */
export async function productSubjectOf(ctx: SiteContext, id: string): Found {
  const [row] = await productRowsByIds(ctx, [id])
  if (
    !row ||
    !isVisibleRow(row, ctx.now()) ||
    !(await standingCollections(ctx, [row.collection_id])).has(row.collection_id)
  )
    return null
  const documentId = await layoutOf(ctx, { collectionId: row.collection_id, layoutId: row.layout_id })
  return documentId === null ? null : { documentId, coveredBy: (await coveredProducts(ctx, [id])).get(id) ?? null }
}

/** Categories and tags are shown by the products page they belong to. */
export async function categorySubjectOf(ctx: SiteContext, id: string): Found {
  const row = await categories(ctx).where('id', '=', id).select('collection_id').executeTakeFirst()
  return row ? collectionById(ctx, row.collection_id) : null
}

export async function tagSubjectOf(ctx: SiteContext, id: string): Found {
  return collectionById(ctx, id.split('/')[0] ?? '')
}
