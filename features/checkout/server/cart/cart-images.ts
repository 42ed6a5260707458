import { type Asset, assetUrl, sourceSet } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { SiteContext } from '#platform/context'
import type { CartImage } from '../../contract/cart-view.ts'

/** Returns thumbnails of these images by their ids. */
export async function cartImages(ctx: SiteContext, ids: readonly string[]): Promise<Record<string, CartImage>> {
  const assets: ReadonlyMap<string, Asset> = ids.length === 0 ? new Map() : await assetsByIds(ctx, ids)
  return Object.fromEntries([...assets].map(([id, asset]) => [id, imageOf(asset)]))
}

function imageOf(asset: Asset): CartImage {
  const small = asset.renditions.filter(({ width }) => width <= 500)
  const plain = small.find(({ format }) => format === 'jpeg') ?? small[0]
  return {
    src: assetUrl(asset.id, plain?.file ?? asset.file),
    srcSet: sourceSet(asset.id, small, 'webp') ?? '',
    width: asset.width ?? 120,
    height: asset.height ?? 120,
  }
}
