import type { CSSProperties, ReactNode } from 'react'
import { AssetImage } from '#features/media/visitor'
import type { ViewProps } from '#platform/render'
import { galleryMessages } from '../contract/gallery.messages.ts'
import { optionsOf } from '../contract/gallery-options.rules.ts'
import type { GallerySettings } from '../contract/gallery-settings.rules.ts'
import type { GalleryProps } from '../contract/gallery.schema.ts'
import { ratioOf } from '../contract/geometry.rules.ts'
import { type GalleryData, placeOf } from '../contract/slide.ts'

/** The row of small images under a slideshow: a strip of its own, linked with it. */
export function Thumbnails({ view }: { view: ViewProps<GalleryProps, GalleryData> }): ReactNode {
  const { props, data, page } = view
  const { thumbnailHeight, thumbnailMargin } = optionsOf(props as GallerySettings)
  const isSquare = props['square-thumbs']
  const style = { '--strip': `${thumbnailHeight}px`, '--gap': `${thumbnailMargin}px` } as CSSProperties
  return (
    <div
      className="gallery-thumbnails"
      data-contained=""
      style={style}
      role="group"
      aria-label={galleryMessages(page.language, 'thumbnails')}
    >
      <div className="gallery-view">
        <div className="gallery-track">
          {data.slides.map((slide, at) => {
            const ratio = isSquare ? 1 : Math.min(slide.video ? 16 / 9 : 1.6, Math.max(0.7, ratioOf(slide) || 1.5))
            return (
              <div
                className="slide"
                key={slide.id}
                data-current={at === 0 ? '' : undefined}
                style={{ '--r': Math.round(ratio * 1000) / 1000 } as CSSProperties}
              >
                <button
                  type="button"
                  data-control={`to-${at}`}
                  aria-label={galleryMessages(page.language, 'show', placeOf(data, at))}
                >
                  {slide.asset && (
                    <AssetImage asset={slide.asset} alt="" sizes={`${Math.round(thumbnailHeight * ratio)}px`} />
                  )}
                </button>
              </div>
            )
          })}
        </div>
      </div>
    </div>
  )
}
