import type { ReactNode } from 'react'
import { assetUrl, embeddableOf, mediaMessages } from '#features/media/contract'
import { AssetImage, plainFile, sizesInBlock } from '#features/media/visitor'
import type { Language } from '#platform/i18n'
import { safeHref, type ViewProps } from '#platform/render'
import type { ProductVideoView } from '../../../contract/product-view.ts'
import { shopMessages } from '../../../visitor/shop.messages.ts'
import type { ProductData } from '../product-page.ts'
import type { ProductProps } from '../product.contract.ts'

interface Props {
  video: ProductVideoView
  view: ViewProps<ProductProps, ProductData>
  title: string
}

/** A video beside the images: the browser's own player, or a placeholder that makes no request until it is pressed. */
export function ProductVideo({ video, view, title: product }: Props): ReactNode {
  const { asset, poster, url } = video
  const { language } = view.page
  const title = video.title || shopMessages(language, 'film', { name: product })
  return (
    <li
      id={`image-${view.id}-${video.id}`}
      className="slide"
      data-type="video"
      data-product-image={video.id}
      data-slide-id={video.id}
    >
      {asset ? (
        <div className="video-wrapper" data-video={sourceText({ type: 'native', player: null, title, allow: '' })}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of products have no words to be given */}
          <video
            src={assetUrl(asset.id, asset.file)}
            poster={poster ? assetUrl(poster.id, plainFile(poster)) : undefined}
            controls
            playsInline
            preload={poster ? 'none' : 'metadata'}
            aria-label={title}
          >
            <a href={assetUrl(asset.id, asset.file)}>{mediaMessages(language, 'video.unsupported')}</a>
          </video>
        </div>
      ) : (
        <Elsewhere video={video} view={view} title={title} url={url} />
      )}
    </li>
  )
}

function Elsewhere({ video: { poster }, view, title, url }: Omit<Props, 'title'> & { title: string; url: string }) {
  const embed = embeddableOf(url)
  if (!embed) return null
  const { player, allow, name } = embed
  const { language } = view.page
  return (
    <div className="video-wrapper" data-video={sourceText({ type: 'iframe', player, title, allow })}>
      <a className="product-play" href={safeHref(url) ?? ''} target="_blank" rel="noopener" data-play="">
        {poster && <AssetImage asset={poster} alt="" sizes={sizesInBlock(view, 0.55)} />}
        <PlaySign />
        <span>
          {mediaMessages(language, 'embed.open.video', { name })}
          <span className="sr">: {title}</span>
        </span>
        <small>{mediaMessages(language, 'embed.note', { name })}</small>
      </a>
    </div>
  )
}

/** Returns the text that the player reads. */
function sourceText(source: {
  type: 'native' | 'iframe'
  player: string | null
  title: string
  allow: string
}): string {
  return JSON.stringify({ ...source, ratio: null })
}

function PlaySign(): ReactNode {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
    </svg>
  )
}

interface ThumbnailProps {
  video: ProductVideoView
  id: string
  ratio: number | null
  language: Language
}

export function ProductVideoThumbnail({ video: { id: videoId, poster, title }, id, ratio, language }: ThumbnailProps) {
  return (
    <a
      className="product-video-small"
      href={`#image-${id}-${videoId}`}
      data-shows-image={videoId}
      aria-label={title || shopMessages(language, 'filmAlone')}
      style={{ aspectRatio: ratio ?? 1 }}
    >
      {poster && <AssetImage asset={poster} alt="" sizes="64px" ratio={ratio ?? 1} />}
      <PlaySign />
    </a>
  )
}
