import type { CSSProperties, ReactNode } from 'react'
import { assetUrl, type Asset } from '#features/media/contract'
import { isFirstScreen, AssetImage } from '#features/media/visitor'
import { hrefOf } from '#features/pages/contract'
import { relOf, safeHref, type ViewProps } from '#platform/render'
import { galleryMessages } from '../contract/gallery.messages.ts'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { masonrySpan, ratioOf } from '../contract/geometry.rules.ts'
import { type GalleryData, type GallerySlide, placeOf } from '../contract/slide.ts'
import { sizesOf } from './gallery-layout.ts'
import { Video } from './gallery-video.tsx'

type View = ViewProps<GalleryProps, GalleryData>
interface Props {
  as: 'li' | 'div'
  slide: GallerySlide
  at: number
  view: View
  options: GalleryOptions
}

/** An image or video with its texts. Its attributes are those that scripts of such pages read. */
export function Slide({ as: Tag, slide, at, view, options }: Props): ReactNode {
  const { data, page } = view
  const isVideo = Boolean(slide.video) || slide.asset?.kind === 'video'
  const position = galleryMessages(page.language, 'position', placeOf(data, at))
  const isOff = options.design === 'carousel' && at >= options.slidesPerRow
  const isOffNarrow = options.design === 'carousel' && at >= 2
  return (
    <Tag
      className="slide"
      {...(Tag === 'div' && { role: 'group', 'aria-roledescription': 'slide', 'aria-label': position })}
      data-type={isVideo ? 'video' : 'image'}
      data-slide-id={slide.id}
      data-slide-url={slide.url || undefined}
      data-title={slide.title || undefined}
      data-description={slide.description || undefined}
      data-lightbox-theme={options.lightbox ? options.lightboxTheme : undefined}
      data-click-through-url={slide.clickThrough ? hrefFor(slide.clickThrough.href) : undefined}
      data-tags={slide.tags.length > 0 ? slide.tags.join('|') : undefined}
      data-current={Tag === 'div' && at === 0 ? '' : undefined}
      data-off={isOff ? '' : isOffNarrow ? 'narrow' : undefined}
      style={styleOf(slide, options, at, data.slides.length)}
    >
      <Media slide={slide} at={at} view={view} options={options} isVideo={isVideo} />
      <Words slide={slide} options={options} />
    </Tag>
  )
}

function Media({ slide, at, view, options, isVideo }: Omit<Props, 'as'> & { isVideo: boolean }): ReactNode {
  const { data, page } = view
  if (isVideo) return <Video slide={slide} view={view} options={options} />
  const image = <SlideImage slide={slide} at={at} view={view} options={options} />
  const link = slide.clickThrough && hrefFor(slide.clickThrough.href)
  if (link)
    return (
      <a href={link} {...(slide.clickThrough?.newWindow && { target: '_blank', rel: relOf('_blank') })}>
        {image}
      </a>
    )
  if (!options.lightbox || !slide.asset) return image
  const label = galleryMessages(page.language, 'open', placeOf(data, at))
  return (
    <a href={largest(slide.asset)} data-open="" aria-label={slide.alt ? `${label}: ${slide.alt}` : label}>
      {image}
    </a>
  )
}

function SlideImage({ slide, at, view, options }: Omit<Props, 'as'>): ReactNode {
  const { asset, focalPoint, alt } = slide
  if (!asset) return null
  const point = focalPoint ?? asset.focalPoint
  const more = {
    'data-src': largest(asset),
    ...(asset.width && asset.height && { 'data-image-dimensions': `${asset.width}x${asset.height}` }),
    ...(point && { 'data-image-focal-point': `${point.x},${point.y}` }),
  }
  const isFirst =
    options.design === 'base' || options.design === 'list' || options.design === 'stacked' ? at === 0 : at < 3
  return (
    <AssetImage
      asset={asset}
      alt={alt}
      sizes={sizesOf(options, slide, view)}
      eager={isFirst && isFirstScreen(view.section, view.page)}
      focalPoint={focalPoint}
      more={more}
    />
  )
}

function Words({ slide, options }: Pick<Props, 'slide' | 'options'>): ReactNode {
  if (options['meta-position'] === 'none' || (!slide.title && !slide.description)) return null
  return (
    <div className="slide-words">
      {slide.title && <strong>{slide.title}</strong>}
      {slide.description && <span>{slide.description}</span>}
    </div>
  )
}

/** A file of the library or a page of the site, as it may stand in an attribute; null for what would run something. */
function hrefFor(href: string): string | null {
  return href.startsWith('/') ? hrefOf(href) : safeHref(href)
}

/** The widest rendition in a format of every browser. */
function largest({ id, file, renditions }: Asset): string {
  const plain = renditions.filter(({ format }) => format === 'jpeg').sort((a, b) => b.width - a.width)[0]
  return assetUrl(id, plain?.file ?? file)
}

function styleOf(
  slide: GallerySlide,
  { design, aspectRatio }: GalleryOptions,
  at: number,
  count: number,
): CSSProperties | undefined {
  const ratio = aspectRatio || ratioOf(slide) || 1.5
  const shape = { '--r': Math.round(ratio * 1000) / 1000 }
  if (design === 'autocolumns') return { '--s': masonrySpan(ratio) } as CSSProperties
  if (design === 'autorows') return shape as CSSProperties
  if (design === 'strip') return { ...shape, ...(at > count / 2 && { '--back': 1 }) } as CSSProperties
  return undefined
}
