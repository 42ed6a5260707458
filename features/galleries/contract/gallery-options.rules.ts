import {
  type Alignment,
  alignmentOf,
  aspectRatioOf,
  autocolumnsDefaults,
  autogridDefaults,
  autoplayTimeoutOf,
  autorowsDefaults,
  type Boundary,
  carouselDefaults,
  type ClickBehavior,
  designOf,
  type GalleryDesign,
  galleryDefaults,
  galleryDesigns,
  gridDefaults,
  listDefaults,
  stackedDefaults,
  stripDefaults,
  thumbnailMarginCap,
  type TransitionName,
} from './gallery.rules.ts'

/** Where the words of a slide stand. */
export const metaPositions = ['below', 'over', 'hover', 'none'] as const
export type MetaPosition = (typeof metaPositions)[number]

/** B3.02–B3.22: what an owner sets of a gallery block, under its documented names. */
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
  /** Options of the gallery itself; they stand above what the settings give. */
  options?: Partial<GalleryOptions>
}

/** What a gallery's scripts are told. */
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

/** B3.23–B3.55: with what its layout is made of. */
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

const columnWidths: Partial<Record<GalleryDesign, number>> = {
  autocolumns: autocolumnsDefaults.columnWidth,
  autogrid: autogridDefaults.columnWidth,
}
const gutters: Partial<Record<GalleryDesign, number>> = {
  carousel: carouselDefaults.gutter,
  autocolumns: autocolumnsDefaults.gutter,
  autogrid: autogridDefaults.gutter,
  autorows: autorowsDefaults.gutter,
}

/** R1.39: what the settings say goes by the table; the option `design` reaches every design. */
export function designIn(settings: GallerySettings): GalleryDesign {
  const wanted = settings.options?.design
  return galleryDesigns.find((design) => design === wanted) ?? designOf(settings.design)
}

/** The options that a block's settings come to. */
export function optionsOf(settings: GallerySettings): GalleryOptions {
  const design = designIn(settings)
  return { ...shapeOf(settings, design), ...settings.options, ...behaviourOf(settings, design), design }
}

/** The part of them that scripts need; which design it is they are told by the page. */
export function behaviourOf(settings: GallerySettings, design: GalleryDesign): BehaviourOptions {
  const isShow = design === 'stacked' || design === 'strip'
  return {
    ...galleryDefaults,
    autoplay: settings.autoplay === true,
    // R1.43: a block has no setting for chance, and its slides follow in order.
    autoplayOptions: { timeout: autoplayTimeoutOf(settings['autoplay-duration']), randomize: false, pauseOnMouseover: ['gallery', 'controls'] },
    loop: isShow,
    lightbox: settings.lightbox === true,
    lightboxTheme: settings.lightboxTheme === 'light' ? 'light' : 'dark',
    slidesPerRow: Number(settings.slidesPerRow) || carouselDefaults.slidesPerRow,
    transition: stackedDefaults.transition,
    speed: design === 'stacked' ? stackedDefaults.speed : stripDefaults.speed,
    preload: stackedDefaults.preload,
    clickBehavior: 'next',
    activeSlideClickBehavior: 'next',
    alignment: alignmentOf(settings['active-alignment']),
    ...settings.options,
    design,
  }
}

function shapeOf(settings: GallerySettings, design: GalleryDesign) {
  const height = settings.aspectRatio
  const isSquare = settings['square-thumbs'] === true && design === 'grid'
  return {
    aspectRatio: isSquare ? 1 : aspectRatioOf(settings.imageAspectRatio, design),
    gutter: atLeast(0, settings.gutter, gutters[design] ?? atLeast(0, settings.padding, gridDefaults.padding)),
    columnWidth: atLeast(1, settings.columnWidth, columnWidths[design] ?? autogridDefaults.columnWidth),
    columnWidthBehavior: 'min' as const,
    rowHeight: autorowsDefaults.rowHeight,
    perRow: atLeast(1, settings['thumbnails-per-row'], gridDefaults.perRow),
    mixedContent: settings.mixedContent !== false,
    thumbnails: settings.thumbnails === true,
    'meta-position': 'below' as const,
    imageWidth: atLeast(1, settings.listImageSize, listDefaults.imageWidth),
    autoCrop: settings['auto-crop'] !== false,
    thumbnailHeight: atLeast(24, settings['thumbnail-strip-height'], 72),
    thumbnailMargin: Math.min(thumbnailMarginCap, atLeast(0, settings['thumbnail-strip-margin'], thumbnailMarginCap)),
    // B5.11: ten rows when neither is set.
    vSize: isGiven(height) ? (false as const) : atLeast(1, settings.vSize, stripDefaults.vSize),
  }
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function atLeast(least: number, value: unknown, otherwise: number): number {
  const number = isGiven(value) ? Number(value) : Number.NaN
  return number >= least && Number.isFinite(number) ? number : otherwise
}
