import type { Alignment, ClickBehavior, GalleryDesign, MetaPosition, TransitionName } from './gallery.rules.ts'
import type { Boundary } from './new-swipe.rules.ts'

/** B3.02–B3.22: the settings of a gallery block under their documented names. */
export interface GallerySettings {
  design?: unknown
  imageAspectRatio?: unknown
  slidesPerRow?: unknown
  lightbox?: unknown
  lightboxTheme?: unknown
  mixedContent?: unknown
  columnWidth?: unknown
  gutter?: unknown
  listImageSize?: unknown
  'square-thumbs'?: unknown
  'auto-crop'?: unknown
  autoplay?: unknown
  'autoplay-duration'?: unknown
  'active-alignment'?: unknown
  'thumbnails-per-row'?: unknown
  thumbnails?: unknown
  'thumbnail-strip-height'?: unknown
  'thumbnail-strip-margin'?: unknown
  padding?: unknown
  vSize?: unknown
  aspectRatio?: unknown
  /** Options of the gallery itself, which override those from the settings. */
  options?: Partial<GalleryOptions>
}

/** Options of a gallery's scripts. */
export interface BehaviourOptions {
  autoplay: boolean
  autoplayOptions: { timeout: number; randomize: boolean; pauseOnMouseover: readonly string[] }
  currentIndex: number
  design: GalleryDesign
  keyboard: boolean
  keys: { previous: number; next: number }
  lazyLoad: boolean
  loop: boolean
  historyHash: boolean
  inMotion: boolean
  linkedGalleries: readonly string[]
  refreshOnResize: boolean
  refreshOnOrientationChange: boolean
  useBgImage: boolean
  lightbox: boolean
  lightboxTheme: 'light' | 'dark'
  slidesPerRow: number
  transition: TransitionName
  speed: number
  preload: number
  clickBehavior: ClickBehavior
  activeSlideClickBehavior: ClickBehavior
  alignment: Alignment
  boundaries?: { before: Boundary; after: Boundary }
  snapPoint?: string
}

/** B3.23–B3.55: the options of the scripts and of the layout. */
export interface GalleryOptions extends BehaviourOptions {
  aspectRatio: number | false
  gutter: number
  columnWidth: number
  columnWidthBehavior: 'min' | 'max'
  mixedContent: boolean
  rowHeight: number
  perRow: number
  'meta-position': MetaPosition
  imageWidth: number
  autoCrop: boolean
  thumbnails: boolean
  thumbnailHeight: number
  thumbnailMargin: number
  vSize: number | false
}
