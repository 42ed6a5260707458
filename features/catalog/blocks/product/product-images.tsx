import type { Language } from '#platform/i18n'
import { Picture, isFirstScreen, pictureSizes } from '#features/media/visitor'
import { assetUrl } from '#features/media/contract'
import { gallery, lightboxWords } from '#features/galleries/visitor'
import { type ViewProps, Wake } from '#platform/render'
import type { ReactNode } from 'react'
import type { ProductPicture } from '../../contract/product-view.ts'
import { shopMessages } from '../../visitor/shop.messages.ts'
import type { ProductData, ShownProduct } from './product-page.ts'
import { productPictures } from './product-pictures.behaviour.ts'
import type { ProductProps } from './product.contract.ts'

interface Props {
  shown: ShownProduct
  view: ViewProps<ProductProps, ProductData>
  ratio: number | null
  hasThumbnails: boolean
}

/**
 * The pictures in a row that scrolls, the chosen variant's first; small ones lead to each of them, and each to its own file, without a script.
 * With one they open over the page.
 */
export function ProductPictures({ shown, view, ratio, hasThumbnails }: Props): ReactNode {
  const { product, variant } = shown
  const { page, section, id } = view
  const first = product.images[variant.imageAt]
  const pictures = first ? [first, ...product.images.filter((picture) => picture !== first)] : product.images
  if (pictures.length === 0) return null
  const eager = isFirstScreen(section, page)
  return (
    <Wake island={productPictures} when="hover" props={{}}>
      <div className="product-pictures">
        <Wake
          island={gallery}
          when="touch"
          props={{ design: 'grid', lightbox: true, words: lightboxWords(page.language) }}
        >
          {/* A region that scrolls must be reachable by keyboard. */}
          <ul
            className="product-track"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={pictures.length > 1 ? 0 : undefined}
            aria-label={shopMessages(page.language, 'pictures', { name: product.title })}
          >
            {pictures.map((picture, at) => (
              <li
                key={picture.id}
                id={`picture-${id}-${picture.id}`}
                className="slide"
                data-picture-id={picture.id}
                data-slide-id={picture.id}
              >
                <a href={assetUrl(picture.asset.id, picture.asset.file)} data-open="">
                  <Picture
                    asset={picture.asset}
                    alt={
                      picture.alt ||
                      `${product.title}, ${shopMessages(page.language, 'picture', { n: at + 1, count: pictures.length })}`
                    }
                    sizes={pictureSizes(view, 0.55)}
                    eager={eager && at === 0}
                    ratio={ratio}
                    focalPoint={picture.focalPoint}
                    more={dimensionsOf(picture)}
                  />
                </a>
              </li>
            ))}
          </ul>
        </Wake>
        {hasThumbnails && pictures.length > 1 && (
          <Thumbnails pictures={pictures} id={id} ratio={ratio} language={page.language} />
        )}
      </div>
    </Wake>
  )
}

/** So that the lightbox keeps its place before the large file has come. */
function dimensionsOf({ asset: { width, height } }: ProductPicture): { 'data-image-dimensions': string } | undefined {
  return width && height ? { 'data-image-dimensions': `${width}x${height}` } : undefined
}

function Thumbnails({
  pictures,
  id,
  ratio,
  language,
}: {
  pictures: readonly ProductPicture[]
  id: string
  ratio: number | null
  language: Language
}) {
  return (
    <div className="product-thumbs">
      {pictures.map((picture, at) => (
        <a
          key={picture.id}
          href={`#picture-${id}-${picture.id}`}
          data-picture={picture.id}
          aria-label={shopMessages(language, 'picture', { n: at + 1, count: pictures.length })}
          aria-current={at === 0 ? 'true' : undefined}
        >
          <Picture asset={picture.asset} alt="" sizes="64px" ratio={ratio ?? 1} focalPoint={picture.focalPoint} />
        </a>
      ))}
    </div>
  )
}
