import { assetsByIds } from '#features/media/server'
import { provided, type SiteContext } from '#platform/context'
import type { PageContext } from '#platform/render'
import type { Loaded } from '#platform/render/server'
import { gallerySize } from '../contract/gallery.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import type { GalleryData, GallerySlide } from '../contract/slide.ts'
import { imagesOfProducts } from './extension-points.ts'

const nothing: GalleryData = { slides: [], collectionUrl: '', state: 'gone', more: null }

/** Images of another feature's products, each with a link to its page; unavailable when no feature sells anything. */
export async function slidesOfProducts(
  ctx: SiteContext,
  { products }: Pick<GalleryProps, 'products'>,
  { locks: opened }: Pick<PageContext, 'locks'>,
): Promise<Loaded<GalleryData>> {
  const { source, products: ids, collection: collectionId, category: categoryId, tag } = products
  if (source === 'chosen' && ids.length === 0) return { data: { ...nothing, state: 'unchosen' }, tags: [] }
  const imagesOf = provided(ctx.product, imagesOfProducts)
  if (!imagesOf) return { data: nothing, tags: [] }
  const wanted = { ids: source === 'chosen' ? ids : null, collectionId, categoryId, tag, opened, limit: gallerySize }
  const { data: found, ...loaded } = await imagesOf(ctx, wanted)
  const assets = await assetsByIds(
    ctx,
    found.images.map(({ assetId }) => assetId),
  )
  const slides = found.images.flatMap(({ assetId, path, ...image }): GallerySlide[] => {
    const asset = assets.get(assetId)
    return asset ? [{ ...image, asset, url: path, video: '', clickThrough: { href: path, newWindow: false } }] : []
  })
  const collectionUrl = found.collectionPath === null ? '' : ctx.site.baseUrl + found.collectionPath
  return { ...loaded, data: { slides, collectionUrl, state: found.state, more: null } }
}
