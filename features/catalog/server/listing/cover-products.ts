import { siteTables } from '#platform/database'
import { forgetSubjects } from '#features/search/server'
import type { SiteTransaction } from '#platform/context'
import { afterProductsChanged } from '../products/after-products-changed.ts'
import { productSubject } from '../products/product-addresses.ts'
import { products } from '../products/products.queries.ts'

/** After products pages began to cover their products, or stopped. Search forgets all of their products at once, and learns again by a job. */
export async function applyProductsPageLock(ctx: SiteTransaction, collectionIds: readonly string[]): Promise<void> {
  if (collectionIds.length === 0) return
  const rows = await products(ctx)
    .where('collection_id', 'in', [...collectionIds])
    .select(['id', 'collection_id'])
    .execute()
  await forgetSubjects(
    ctx,
    rows.map(({ id }) => productSubject(id)),
  )
  await afterProductsChanged(
    ctx,
    rows.map((row) => ({ id: row.id, collectionId: row.collection_id })),
  )
}

/** A products page has a password or is for members from now on, or is so no more. */
export async function lockOfPageChanged(ctx: SiteTransaction, documentId: string): Promise<void> {
  const collection = siteTables(ctx).selectFrom('collections').select('id').where('document_id', '=', documentId)
  await applyProductsPageLock(
    ctx,
    (await collection.execute()).map(({ id }) => id),
  )
}
