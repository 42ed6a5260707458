import { collectionById, standingCollections } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { everybody, type Locks } from '#platform/contract'
import { locksOfProducts } from '../base/covered-products.queries.ts'
import { layoutOf } from '../base/products-pages.ts'
import { isVisibleRow, productRowsByIds } from '../base/products.queries.ts'
import { categories } from '../categories/categories.queries.ts'

type SubjectDetails = Promise<{ documentId: string; locks?: Locks } | null>

/** Returns the layout of a product's page and its locks; null while visitors may not see it. */
export async function productSubjectOf(ctx: SiteContext, id: string): SubjectDetails {
  const [row] = await productRowsByIds(ctx, [id])
  if (
    !row ||
    !isVisibleRow(row, ctx.now()) ||
    !(await standingCollections(ctx, [row.collection_id])).has(row.collection_id)
  )
    return null
  const documentId = await layoutOf(ctx, { collectionId: row.collection_id, layoutId: row.layout_id })
  return documentId === null ? null : { documentId, locks: (await locksOfProducts(ctx, [id])).get(id) ?? everybody }
}

/** Categories and tags are shown by the products page they belong to. */
export async function categorySubjectOf(ctx: SiteContext, id: string): SubjectDetails {
  const row = await categories(ctx).where('id', '=', id).select('collection_id').executeTakeFirst()
  return row ? collectionById(ctx, row.collection_id) : null
}

export async function tagSubjectOf(ctx: SiteContext, id: string): SubjectDetails {
  return collectionById(ctx, id.split('/')[0] ?? '')
}
