import { assetsByIds } from '#features/media/server'
import { cacheTag, provided, type SiteContext } from '#platform/context'
import type { Loaded } from '#platform/render/server'
import { popularEntries } from '../extension-points.ts'
import type { PopularEntry } from '../../visitor/special-page.tsx'

/** Returns suggestions for a page that has nothing itself: bestsellers, then the latest publications. */
export async function popularOn(ctx: SiteContext, most: number): Promise<Loaded<PopularEntry[]>> {
  const lists = await Promise.all(provided(ctx.product, popularEntries).map((entriesOf) => entriesOf(ctx, most)))
  const entries = lists
    .flatMap(({ data }) => data)
    .toSorted((a, b) => Number(b.price !== '') - Number(a.price !== ''))
    .slice(0, most)
  const ids = entries.flatMap(({ assetId }) => assetId ?? [])
  const assets = await assetsByIds(ctx, ids)
  const moments = lists.flatMap(({ until }) => (until ? [until.getTime()] : []))
  return {
    data: entries.map(({ path, title, assetId, focalPoint, price, before }) => ({
      path,
      title,
      image: assets.get(assetId ?? '') ?? null,
      focalPoint,
      price,
      before,
    })),
    tags: [...lists.flatMap(({ tags }) => tags), ...ids.map((id) => cacheTag.asset(id))],
    ...(moments.length > 0 ? { until: new Date(Math.min(...moments)) } : {}),
  }
}
