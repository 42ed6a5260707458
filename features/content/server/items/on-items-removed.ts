import type { assetRemoved } from '#features/media/contract'
import { cacheTag, type SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import { changed, siteTables } from '#platform/database'

/** Rebuilds lists that state how many items have an image when one of the images is removed, on all of their pages. */
export async function onItemsRemoved(
  ctx: SiteTransaction,
  { assetId }: EventPayload<typeof assetRemoved>,
): Promise<void> {
  const rows = await siteTables(ctx)
    .selectFrom('items')
    .where('image', '=', assetId)
    .select('collection_id')
    .distinct()
    .execute()
  const tags = rows.map(({ collection_id }) => cacheTag.collection(collection_id))
  if (tags.length > 0) await changed(ctx, tags)
}
