import type { Asset } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import type { ProductImage, ProductImageView } from '../../contract/index.ts'

/** Loads the images of many products in one query. Images that have not been downloaded yet are left out. */
export async function imagesOf(
  ctx: SiteContext,
  images: readonly ProductImage[],
): Promise<{
  imageOf: (image: ProductImage | undefined) => ProductImageView | null
  assetOf: (id: string | null) => Asset | null
  tags: CacheTag[]
}> {
  const ids = images.flatMap(({ asset }) => asset ?? [])
  const assets = await assetsByIds(ctx, ids)
  return {
    imageOf: (image) => {
      const asset = image?.asset ? assets.get(image.asset) : undefined
      return image && asset
        ? { id: image.id, asset, alt: image.alt || asset.alt, focalPoint: image.focalPoint ?? asset.focalPoint }
        : null
    },
    assetOf: (id) => (id === null ? null : (assets.get(id) ?? null)),
    tags: [...new Set(ids)].map(cacheTag.asset),
  }
}
