import { behaviourOf } from './behaviour-options.rules.ts'
import {
  aspectRatioOf,
  autocolumnsDefaults,
  autogridDefaults,
  autorowsDefaults,
  carouselDefaults,
  designOf,
  type GalleryDesign,
  galleryDesigns,
  gridDefaults,
  listDefaults,
  stripDefaults,
  thumbnailMarginCap,
} from './gallery.rules.ts'
import type { GalleryOptions, GallerySettings } from './gallery-settings.rules.ts'

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

/** Returns the design of the settings by the table; the option `design` reaches every design (R1.39). */
export function designIn(settings: GallerySettings): GalleryDesign {
  const wanted = settings.options?.design
  return galleryDesigns.find((design) => design === wanted) ?? designOf(settings.design)
}

/** Returns the options that result from a block's settings. */
export function optionsOf(settings: GallerySettings): GalleryOptions {
  const design = designIn(settings)
  return { ...shapeOf(settings, design), ...settings.options, ...behaviourOf(settings, design), design }
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
