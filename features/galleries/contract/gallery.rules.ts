/** The designs of a gallery (B2.16), and `base`, the plain layout that all of them extend. */
export const galleryDesigns = [
  'base',
  'autocolumns',
  'autogrid',
  'autorows',
  'carousel',
  'grid',
  'list',
  'stacked',
  'strip',
] as const
export type GalleryDesign = (typeof galleryDesigns)[number]

/** Whether a design shows only some slides at a time and has a current index. */
export function hasIndex(design: GalleryDesign): boolean {
  return design === 'stacked' || design === 'strip' || design === 'carousel'
}

/**
 * Designs that an owner can choose. `slideshow` and `stacked` are two settings, and neither is the design of its own
 * name (R1.40).
 */
export const designSettings = [
  'stacked',
  'slider',
  'slideshow',
  'grid',
  'autogrid',
  'autocolumns',
  'carousel',
  'list',
] as const

/** B2.17–B2.22. */
export function designOf(setting: unknown): GalleryDesign {
  if (setting === 'slider') return 'strip'
  if (setting === 'slideshow') return 'stacked'
  const isItself = ['grid', 'autogrid', 'autocolumns', 'carousel', 'list'].includes(setting as string)
  return isItself ? (setting as GalleryDesign) : 'base'
}

export type Alignment = 'start' | 'middle' | 'end'
const alignments: Record<string, Alignment> = { left: 'start', center: 'middle', right: 'end' }

/** B2.23–B2.26. */
export function alignmentOf(setting: unknown): Alignment {
  return alignments[String(setting)] ?? 'middle'
}

/** B4.63. */
export const transitionNames = ['fade', 'ken-burns', 'swipe', 'scroll', 'new-swipe'] as const
export type TransitionName = (typeof transitionNames)[number]
export const clickBehaviors = ['next', 'previous', 'by half'] as const
export type ClickBehavior = (typeof clickBehaviors)[number] | 'none'

/** Positions of a slide's text. */
export const metaPositions = ['below', 'over', 'hover', 'none'] as const
export type MetaPosition = (typeof metaPositions)[number]

/** B4.25, B4.26: seconds as typed by the owner; 5000 ms for an invalid value. */
export const blockAutoplayTimeout = 5000
export function autoplayTimeoutOf(seconds: unknown): number {
  const number = Number(seconds)
  return number > 0 ? number * 1000 : blockAutoplayTimeout
}

/** Default options (B9.34–B9.58, B9.70). Lengths are in pixels and times in seconds unless stated otherwise. */
export const carouselDefaults = { slidesPerRow: 3, gutter: 1 }
export const autocolumnsDefaults = { columnWidth: 250, gutter: 0 }
export const autogridDefaults = { columnWidth: 250, gutter: 0 }
export const autorowsDefaults = { rowHeight: 250, gutter: 20 }
export const gridDefaults = { perRow: 4, padding: 20 }
export const listDefaults = { imageWidth: 50 }
export const stackedDefaults = {
  speed: 1,
  preload: 1,
  transition: 'fade' as TransitionName,
  kenBurnsZoom: 1.075,
}
export const stripDefaults = { speed: 0.5, preload: 1, alignment: 'middle' as Alignment, vSize: 10 }
/** C9.36: height as a percentage of the width. */
export const sliderAspectRatio = 50
/** B9.16. */
export const thumbnailMarginCap = 5
/** Separate constants, so that each is inlined where it is used and no file is loaded for them. */
export const narrowBreakpoint = 480
export const swipeBreakpoint = 767
/** C9.27, R1.72: limit of images in one gallery block. */
export const gallerySize = 50
/** Limit of a block's own images. It stores more than it shows, so that others move up when some are removed. */
export const slidesAtMost = 250

/** Returns the images that still fit into a block, and the number left out. */
export function roomFor<T>(wanted: readonly T[], present: number): { kept: readonly T[]; left: number } {
  const fitting = wanted.slice(0, Math.max(0, slidesAtMost - present))
  return { kept: fitting, left: wanted.length - fitting.length }
}

/** B3.23–B3.38: the default options of a gallery. */
export const galleryDefaults = {
  autoplay: false,
  autoplayOptions: { timeout: 5000, randomize: true, pauseOnMouseover: [] as readonly string[] },
  currentIndex: 0,
  design: 'base' as GalleryDesign,
  keyboard: true,
  keys: { previous: 37, next: 39 },
  lazyLoad: true,
  loop: false,
  historyHash: false,
  inMotion: false,
  linkedGalleries: [] as readonly string[],
  refreshOnResize: true,
  refreshOnOrientationChange: true,
  useBgImage: false,
}

/** B5.09, B5.10: width by height; false where images keep their own shape. `3:2`, `3/2` and `1.5` say the same. */
export function aspectRatioOf(value: unknown, design: GalleryDesign): number | false {
  if (design === 'autocolumns') return false
  const [width, height = '1'] = (typeof value === 'string' || typeof value === 'number' ? `${value}` : '').split(
    /[:/x]/,
  )
  const ratio = Number(width) / Number(height)
  return ratio > 0 && Number.isFinite(ratio) ? ratio : false
}
