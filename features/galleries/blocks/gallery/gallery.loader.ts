import { type Asset, embeddableOf } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import type { BlockLoader, Loaded } from '#platform/render/server'
import type { GalleryProps, OwnSlide } from '../../contract/gallery.schema.ts'
import { gallerySize } from '../../contract/gallery.rules.ts'
import type { GalleryData, GallerySlide } from '../../contract/slide.ts'
import { slidesOfCollection } from '../../server/slides-of-collection.ts'
import { slidesOfProducts } from '../../server/slides-of-products.ts'
import { cacheTag } from '#platform/context'

export const loadGalleries: BlockLoader<GalleryProps, GalleryData> = async (ctx, blocks, page) => {
  const own = blocks.filter(({ props }) => props.source === 'own')
  const ids = own.flatMap(({ props }) => props.slides.flatMap(({ asset }) => asset ?? []))
  const assets = await assetsByIds(ctx, ids)
  const loaded = new Map<string, Loaded<GalleryData>>(own.map(({ id, props }) => [id, ownSlides(props, assets)]))
  for (const { id, props } of blocks) {
    if (props.source === 'products') loaded.set(id, await slidesOfProducts(ctx, props, page))
    else if (props.source !== 'own') loaded.set(id, await slidesOfCollection(ctx, props, page))
  }
  return loaded
}

/** Leaves out slides whose file was deleted. */
function ownSlides({ slides, mixedContent }: GalleryProps, assets: ReadonlyMap<string, Asset>): Loaded<GalleryData> {
  const shown = slides
    .map((slide) => slideOf(slide, assets))
    .filter(({ asset, video }) =>
      video ? mixedContent : asset?.kind === 'image' || (mixedContent && asset?.kind === 'video'),
    )
  const tags = slides.flatMap(({ asset }) => (asset ? [cacheTag.asset(asset)] : []))
  return {
    data: {
      slides: shown.slice(0, gallerySize),
      collectionUrl: '',
      state: slides.length > 0 ? 'shown' : 'unchosen',
      more: null,
    },
    tags,
  }
}

function slideOf(slide: OwnSlide, assets: ReadonlyMap<string, Asset>): GallerySlide {
  const { id, video, title, description, alt, focalPoint, link } = slide
  const asset = assets.get(slide.asset ?? '') ?? null
  const ratio = video ? (embeddableOf(video)?.ratio ?? null) : null
  return {
    id,
    url: '',
    asset,
    video,
    ratio,
    title,
    description,
    alt: alt || asset?.alt || '',
    focalPoint,
    clickThrough: link,
    tags: [],
  }
}
