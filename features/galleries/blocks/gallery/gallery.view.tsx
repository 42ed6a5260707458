import type { CSSProperties, ReactNode } from 'react'
import { type ViewProps, Wake, hintLanguage } from '#platform/render'
import { galleryMessages } from '../../contract/gallery.messages.ts'
import { optionsOf } from '../../contract/gallery-options.rules.ts'
import type { GalleryOptions, GallerySettings } from '../../contract/gallery-settings.rules.ts'
import { hasIndex } from '../../contract/gallery.rules.ts'
import type { GalleryProps } from '../../contract/gallery.schema.ts'
import type { GalleryData } from '../../contract/slide.ts'
import { gallery } from '../../visitor/gallery.behaviour.ts'
import { GalleryControls, GalleryFilters } from '../../visitor/gallery-controls.tsx'
import { layoutOf } from '../../visitor/gallery-layout.ts'
import { Slide } from '../../visitor/gallery-slide.tsx'
import { Thumbnails } from '../../visitor/gallery-thumbnails.tsx'
import { wakeOf } from '../../visitor/gallery-words.ts'

type Props = ViewProps<GalleryProps, GalleryData>

/**
 * Renders every design completely without scripts. The server lays it out, and style sheets keep its shape at any
 * width.
 */
export function GalleryView(view: Props): ReactNode {
  const { props, data, page } = view
  if (data.slides.length === 0) return page.editing ? <Empty view={view} /> : null
  const options = optionsOf(settingsOf(props))
  const layout = layoutOf(options, props, data.slides)
  return (
    <div
      className="gallery"
      data-design={options.design}
      data-meta={options['meta-position']}
      data-ratio={options.aspectRatio ? '' : undefined}
      data-crop={options.autoCrop ? undefined : 'none'}
      data-columns={options.columnWidthBehavior === 'max' ? 'max' : undefined}
      data-block-json={JSON.stringify(settingsForBrowser(props))}
      data-collection-url={data.collectionUrl || undefined}
      style={layout.style as CSSProperties}
    >
      <GalleryContent view={view} options={options} />
    </div>
  )
}

function GalleryContent({ view, options }: { view: Props; options: GalleryOptions }): ReactNode {
  const { props, data, page } = view
  const isShow = hasIndex(options.design)
  const isWaking =
    isShow ||
    options.lightbox ||
    props.filters ||
    data.more !== null ||
    data.slides.some(({ video, asset }) => video || asset?.kind === 'video')
  const content = (
    <>
      {props.filters && !isShow && <GalleryFilters slides={data.slides} page={page} />}
      {isShow ? <Show view={view} options={options} /> : <Wall view={view} options={options} />}
      {data.more && (
        <p className="gallery-more">
          <a href={data.more} rel="next">
            {galleryMessages(page.language, 'more')}
          </a>
        </p>
      )}
    </>
  )
  if (!isWaking) return content
  return (
    <Wake island={gallery} when="idle" props={wakeOf(view, options)}>
      {content}
    </Wake>
  )
}

function Wall({ view, options }: { view: Props; options: GalleryOptions }): ReactNode {
  const { data } = view
  return (
    <ul className="gallery-track">
      {data.slides.map((slide, at) => (
        <Slide key={slide.id} as="li" slide={slide} at={at} view={view} options={options} />
      ))}
    </ul>
  )
}

/** Renders a design with an index as a carousel, with each slide named by its position. */
function Show({ view, options }: { view: Props; options: GalleryOptions }): ReactNode {
  const { data, page } = view
  const layout = layoutOf(options, view.props, data.slides)
  const track = `s-${view.id}`
  return (
    <>
      <section
        className="gallery-show"
        aria-roledescription="carousel"
        aria-label={galleryMessages(page.language, 'gallery')}
        data-around={layout.goesAround ? '' : undefined}
        {...(data.part &&
          options.design !== 'carousel' && { 'data-first': data.part.first, 'data-count': data.part.count })}
      >
        <div className="gallery-view">
          <div className="gallery-track" id={track}>
            {data.slides.map((slide, at) => (
              <Slide key={slide.id} as="div" slide={slide} at={at} view={view} options={options} />
            ))}
          </div>
        </div>
        {data.slides.length > 1 && (
          <GalleryControls page={page} options={options} count={data.slides.length} track={track} />
        )}
      </section>
      {options.thumbnails && options.design === 'stacked' && data.slides.length > 1 && <Thumbnails view={view} />}
    </>
  )
}

function Empty({ view: { props, data, page } }: { view: Props }): ReactNode {
  return <p className="gallery-empty">{galleryMessages(hintLanguage(page), emptyWord(props, data))}</p>
}

function emptyWord({ source }: GalleryProps, { state }: GalleryData) {
  if (source === 'products')
    return ({ gone: 'goneProducts', unchosen: 'unchosenProducts', shown: 'emptyProducts' } as const)[state]
  if (source === 'own') return 'empty'
  return ({ gone: 'goneCollection', unchosen: 'unchosenCollection', shown: 'emptyCollection' } as const)[state]
}

/** The optional keys of a schema may be absent, never undefined. */
function settingsOf(props: GalleryProps): GallerySettings {
  return props as GallerySettings
}

/** Returns the settings for scripts under their documented names, without the images and without defaults. */
function settingsForBrowser(props: GalleryProps): GallerySettings {
  const {
    slides: _,
    source: _source,
    collection: _collection,
    tag: _tag,
    products: _products,
    filters: _filters,
    ...settings
  } = props
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== null && value !== false && value !== ''),
  )
}
