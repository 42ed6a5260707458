import { embeddableOf } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import type { ProductVideo, ProductVideoView } from '../../contract/index.ts'

/** The videos of many products in one query. What cannot be played is left out. */
export async function videosOf(
  ctx: SiteContext,
  videos: readonly ProductVideo[],
): Promise<{ viewsOf: (own: readonly ProductVideo[]) => ProductVideoView[]; tags: CacheTag[] }> {
  const ids = [...new Set(videos.flatMap(({ asset, poster }) => [asset ?? [], poster ?? []].flat()))]
  const assets = await assetsByIds(ctx, ids)
  const assetOf = (id: string | null) => (id === null ? null : (assets.get(id) ?? null))
  const viewOf = ({ id, asset: file, poster, url, title, afterImage = null }: ProductVideo): ProductVideoView | [] => {
    const asset = assetOf(file)
    const isPlayable = asset ? asset.kind === 'video' : embeddableOf(url)?.what === 'video'
    return isPlayable ? { id, title, poster: assetOf(poster), asset, url, afterImage } : []
  }
  return { viewsOf: (own) => own.flatMap(viewOf), tags: ids.map(cacheTag.asset) }
}
