import { forgetSubjects } from '#features/search/server'
import type { SiteContext } from '#platform/context'
import { afterProductsChanged } from './after-products-changed.ts'
import { productSubject } from './product-addresses.ts'
import { products } from './products.queries.ts'

/** After products pages went into a member area or came out of one. Search forgets all of their products at once, and learns again by a job. */
export async function coverProducts(ctx: SiteContext, collectionIds: readonly string[]): Promise<void> {
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
