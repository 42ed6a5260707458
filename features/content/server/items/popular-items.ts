import { cacheTag, type SiteContext } from '#platform/context'
import { enumerations, everybody } from '#platform/contract'
import { collectionsOf } from '../base/collections.queries.ts'
import { nextMoment, visibleItems } from '../base/items.queries.ts'

/** Returns the latest items with an image, for visitors of a page that has nothing itself. */
export async function popularItems(ctx: SiteContext, most: number) {
  const collections = (await collectionsOf(ctx, { opened: everybody })).filter(
    ({ type }) => type !== enumerations.collectionTypes.products,
  )
  const ids = collections.map(({ id }) => id)
  const lists = await Promise.all(
    ids.map((collectionId) =>
      visibleItems(ctx, { collectionId, opened: everybody, hasImage: true }, { order: 'newest', limit: most }),
    ),
  )
  const newest = lists.flat().toSorted((a, b) => b.dated_at.getTime() - a.dated_at.getTime())
  const until = await nextMoment(ctx, ids)
  return {
    data: newest
      .slice(0, most)
      .map(({ path, title, image }) => ({ path, title, assetId: image, focalPoint: null, price: '', before: '' })),
    tags: ids.map((id) => cacheTag.collection(id)),
    ...(until ? { until } : {}),
  }
}
