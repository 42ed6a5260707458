import type { SiteContext } from '#platform/context'
import { enumerations } from '#platform/contract'
import { products } from '../base/products.queries.ts'

/** Returns the ids of drafts on a products page (null for any) in the owner's order. */
export async function draftProductIds(
  ctx: SiteContext,
  { collectionId, limit }: { collectionId: string | null; limit: number },
): Promise<string[]> {
  let drafts = products(ctx).where('status', '=', enumerations.contentStatuses.draft)
  if (collectionId !== null) drafts = drafts.where('collection_id', '=', collectionId)
  const rows = await drafts.orderBy('position').orderBy('id').select('id').limit(limit).execute()
  return rows.map(({ id }) => id)
}
