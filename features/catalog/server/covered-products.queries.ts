import { coveredCollections } from '#features/content/server'
import type { SiteContext } from '#platform/context'
import { productTypes } from '../contract/index.ts'
import type { ProductRow } from './products.queries.ts'

type Row = Pick<ProductRow, 'id' | 'collection_id' | 'type'>

/**
 * Of these products those of a products page in a member area, each with the document of that page: they are seen there and on their own pages,
 * by whoever is admitted, and nowhere else. Access itself is never covered: buying it is the way in.
 */
export async function coveredProducts(ctx: SiteContext, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const closed = await coveredCollections(
    ctx,
    rows.map((row) => row.collection_id),
  )
  return new Map(
    rows.flatMap(({ id, collection_id: collectionId, type }) => {
      const index = closed.get(collectionId)
      return index !== undefined && type !== productTypes.PAYWALL ? [[id, index] as const] : []
    }),
  )
}
