import type { Language } from '#platform/i18n'
import { AssetImage, isFirstScreen, sizesInBlock } from '#features/media/visitor'
import { assetUrl } from '#features/media/contract'
import { gallery, lightboxWords } from '#features/galleries/visitor'
import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import type { ProductImageView, ProductVideoView } from '../../contract/product-view.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import { productImages } from './product-images.behaviour.ts'
import type { ProductProps } from './product.contract.ts'
import { ProductVideo, ProductVideoThumbnail } from './video/product-video.tsx'

interface Props {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
  ratio: number | null
  hasThumbnails: boolean
}

/**
 * The images in a scrolling row, starting with that of the chosen variant. Thumbnails link to each of them, and each
 * links to its file, without a script. A script opens them over the page.
 */
export function ProductImages({ shown, view, ratio, hasThumbnails }: Props): ReactNode {
  const { product, variant } = shown
  const { page, section, id } = view
  const first = product.images[variant.imageAt]
  const images = first ? [first, ...product.images.filter((image) => image !== first)] : product.images
  const media = mediaOf(images, product.videos ?? [])
  if (media.length === 0) return null
  const eager = isFirstScreen(section, page)
  return (
    <Wake island={productImages} when="hover" props={{}}>
      <div className="product-images">
        <Wake
          island={gallery}
          when="touch"
          props={{ design: 'grid', lightbox: true, words: lightboxWords(page.language) }}
        >
          {/* A region that scrolls must be reachable by keyboard. */}
          <ul
            className="product-track"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={media.length > 1 ? 0 : undefined}
            aria-label={shopMessages(page.language, 'images', { name: product.title })}
          >
            {media.map(({ image, video, at }) =>
              video ? (
                <ProductVideo key={video.id} video={video} view={view} title={product.title} />
              ) : (
                <li
                  key={image.id}
                  id={`image-${id}-${image.id}`}
                  className="slide"
                  data-product-image={image.id}
                  data-slide-id={image.id}
                >
                  <a href={assetUrl(image.asset.id, image.asset.file)} data-open="">
                    <AssetImage
                      asset={image.asset}
                      alt={
                        image.alt ||
                        `${product.title}, ${shopMessages(page.language, 'image', { n: at + 1, count: images.length })}`
                      }
                      sizes={sizesInBlock(view, 0.55)}
                      eager={eager && at === 0}
                      ratio={ratio}
                      focalPoint={image.focalPoint}
                      more={dimensionsOf(image)}
                    />
                  </a>
                </li>
              ),
            )}
          </ul>
        </Wake>
        {hasThumbnails && media.length > 1 && (
          <Thumbnails media={media} count={images.length} id={id} ratio={ratio} language={page.language} />
        )}
      </div>
    </Wake>
  )
}

type Medium =
  | { image: ProductImageView; video: null; at: number }
  | { image: null; video: ProductVideoView; at: number }

/** Puts each video after the number of images set by the owner, and never first. */
function mediaOf(images: readonly ProductImageView[], videos: readonly ProductVideoView[]): Medium[] {
  const behind = (count: number): Medium[] =>
    videos
      .filter(({ afterImage }) => Math.min(afterImage ?? images.length, images.length) === count)
      .map((video, at) => ({ image: null, video, at }))
  return [...behind(0), ...images.flatMap((image, at): Medium[] => [{ image, video: null, at }, ...behind(at + 1)])]
}

/** Keeps the space in the lightbox before the large file has loaded. */
function dimensionsOf({ asset: { width, height } }: ProductImageView): { 'data-image-dimensions': string } | undefined {
  return width && height ? { 'data-image-dimensions': `${width}x${height}` } : undefined
}

function Thumbnails({
  media,
  count,
  id,
  ratio,
  language,
}: {
  media: readonly Medium[]
  count: number
  id: string
  ratio: number | null
  language: Language
}) {
  return (
    <div className="product-thumbs">
      {media.map(({ image, video, at }) =>
        video ? (
          <ProductVideoThumbnail key={video.id} video={video} id={id} ratio={ratio} language={language} />
        ) : (
          <a
            key={image.id}
            href={`#image-${id}-${image.id}`}
            data-shows-image={image.id}
            aria-label={shopMessages(language, 'image', { n: at + 1, count })}
            aria-current={at === 0 ? 'true' : undefined}
          >
            <AssetImage asset={image.asset} alt="" sizes="64px" ratio={ratio ?? 1} focalPoint={image.focalPoint} />
          </a>
        ),
      )}
    </div>
  )
}
