import type { CSSProperties, ReactNode } from 'react'
import { assetUrl, embeddableOf, mediaMessages } from '#features/media/contract'
import { AssetImage } from '#features/media/visitor'
import { safeHref, type ViewProps } from '#platform/render'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { ratioOf } from '../contract/geometry.rules.ts'
import type { GalleryData, GallerySlide } from '../contract/slide.ts'
import { sizesOf } from './gallery-layout.ts'

interface Props {
  slide: GallerySlide
  view: ViewProps<GalleryProps, GalleryData>
  options: GalleryOptions
}

/** A video among the images: the browser's own player, or a placeholder that makes no request until it is pressed. */
export function Video({ slide, view, options }: Props): ReactNode {
  const { asset, video, title, alt } = slide
  if (!video && asset) {
    const src = assetUrl(asset.id, asset.file)
    return (
      <div
        className="video-wrapper"
        data-video={JSON.stringify({ type: 'native', player: null, title, allow: '', ratio: null })}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- videos of a gallery have none to give */}
        <video src={src} controls playsInline preload="metadata" aria-label={title || alt || undefined}>
          <a href={src}>{mediaMessages(view.page.language, 'video.unsupported')}</a>
        </video>
      </div>
    )
  }
  const found = embeddableOf(video)
  const href = safeHref(video) ?? ''
  const source = found
    ? { type: 'iframe', player: found.player, title: title || found.name, allow: found.allow, ratio: found.ratio }
    : { type: 'invalid', player: null, title, allow: '', ratio: null }
  const name = found?.name ?? href.replace(/^https?:\/\//, '').split('/')[0] ?? ''
  return (
    <div
      className="video-wrapper"
      data-video={JSON.stringify(source)}
      style={options.aspectRatio ? undefined : shapeOf(slide)}
    >
      <a className="gallery-play" href={href} target="_blank" rel="noopener" data-play="">
        {asset && <AssetImage asset={asset} alt="" sizes={sizesOf(options, slide, view)} />}
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M8 5.2v13.6L19 12z" fill="currentColor" />
        </svg>
        <span>
          {mediaMessages(view.page.language, 'embed.open.video', { name })}
          {title && <span className="sr">: {title}</span>}
        </span>
      </a>
    </div>
  )
}

/** A portrait video keeps its own shape where images have a common one. */
function shapeOf(slide: GallerySlide): CSSProperties | undefined {
  return slide.ratio && slide.ratio < 1
    ? ({ '--video': Math.round(ratioOf(slide) * 1000) / 1000 } as CSSProperties)
    : undefined
}
