import { siteTables } from '#platform/database'
import { forgetSubjects } from '#features/search/server'
import type { ChangedAccess } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { afterProductsChanged } from '../products/after-products-changed.ts'
import { productSubject } from '../products/product-addresses.ts'

/** Products are seen by those who see their products page. Search forgets all of its products at once, and learns again by a job. */
export async function onAccessChanged(
  ctx: SiteTransaction,
  documents: readonly ChangedAccess[],
): Promise<readonly string[]> {
  const indexes = documents.flatMap(({ documentId, kind }) => (kind === 'collection' ? [documentId] : []))
  if (indexes.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('products')
    .innerJoin('collections', (join) =>
      join
        .onRef('collections.website_id', '=', 'products.website_id')
        .onRef('collections.id', '=', 'products.collection_id'),
    )
    .where('collections.document_id', 'in', indexes)
    .select(['products.id', 'products.collection_id'])
    .execute()
  await forgetSubjects(
    ctx,
    rows.map(({ id }) => productSubject(id)),
  )
  await afterProductsChanged(
    ctx,
    rows.map((row) => ({ id: row.id, collectionId: row.collection_id })),
  )
  return []
}
