import type { ViewProps } from '#platform/render'
import { sizesInBlock } from '#features/media/visitor'
import type { GalleryOptions } from '../contract/gallery-settings.rules.ts'
import { narrowBreakpoint } from '../contract/gallery.rules.ts'
import { columnsIn, ratioOf } from '../contract/geometry.rules.ts'
import type { GallerySlide } from '../contract/slide.ts'

type Placed = Pick<ViewProps<unknown>, 'place' | 'section' | 'page'>
interface Heights {
  aspectRatio: number | null
  'thumbnails-per-row': number | null
}

/** Values that the style sheet of a gallery needs. */
export interface Layout {
  style: Record<string, string | number>
  /** Whether the strip is long enough to wrap around. */
  goesAround: boolean
}

/** A row of the page with the space under it: on a laptop, on a phone. */
const rowPixels = 37
const phoneRowPixels = 26
const phoneWidth = 432
const widestWindow = 1600

export function layoutOf(options: GalleryOptions, props: Heights, slides: readonly GallerySlide[]): Layout {
  const style: Record<string, string | number> = {}
  const { design } = options
  const pixels = (value: number) => `${value}px`
  if (design !== 'stacked') style['--gap'] = pixels(options.gutter)
  if (options.aspectRatio) style['--ratio'] = rounded(options.aspectRatio)
  if (design === 'autocolumns' || design === 'autogrid') style['--column'] = pixels(options.columnWidth)
  if (design === 'autorows') style['--row-height'] = pixels(options.rowHeight)
  if (design === 'list') style['--image'] = `${options.imageWidth}%`
  if (design === 'grid') Object.assign(style, { '--per': options.perRow, '--per-narrow': Math.min(2, options.perRow) })
  if (design === 'carousel')
    Object.assign(style, { '--per': options.slidesPerRow, '--per-narrow': Math.min(2, options.slidesPerRow) })
  if (design === 'stacked') style['--shape'] = rounded(options.aspectRatio || ratioOf(slides[0]) || 1.5)
  return design === 'strip' ? stripLayout(options, props, slides, style) : { style, goesAround: false }
}

/**
 * Returns the layout of a strip: its height is a share of its width, or a number of the page's rows; the first image is
 * placed where it will be.
 */
function stripLayout(
  options: GalleryOptions,
  props: Heights,
  slides: readonly GallerySlide[],
  style: Layout['style'],
): Layout {
  const ratios = slides.map((slide) => options.aspectRatio || ratioOf(slide) || 1.5)
  const sum = ratios.reduce((all, ratio) => all + ratio, 0)
  const height = options.vSize
    ? `calc(${options.vSize} * (var(--row, 24px) + var(--cell-gap, 10px)))`
    : `${props.aspectRatio ?? 50}cqi`
  const pixels = options.vSize ? options.vSize * rowPixels : ((props.aspectRatio ?? 50) / 100) * widestWindow
  const goesAround = options.loop && slides.length > 2 && sum * pixels > 2 * widestWindow
  Object.assign(style, {
    '--strip': height,
    '--first': rounded(ratios[0] ?? 1.5),
    '--align': { start: 0, middle: 0.5, end: 1 }[options.alignment],
    ...(goesAround && { '--sum': rounded(sum), '--count': slides.length }),
  })
  return { style, goesAround }
}

/** Returns the share of the window that an image takes, by which the browser chooses a file. */
export function sizesOf(options: GalleryOptions, slide: GallerySlide, view: Placed): string {
  const { design } = options
  if (design === 'strip') {
    const ratio = options.aspectRatio || ratioOf(slide) || 1.5
    if (!options.vSize) return `${Math.round(50 * ratio)}vw`
    return `(max-width:${phoneWidth}px) ${Math.round(options.vSize * phoneRowPixels * ratio)}px, ${Math.round(options.vSize * rowPixels * ratio)}px`
  }
  const width = ((view.page.siteWidth ?? 1360) * view.place.desktop.w) / 24
  if (design === 'autorows') return `${Math.round(options.rowHeight * 1.3 * (ratioOf(slide) || 1.5))}px`
  if (design === 'list') return sizesInBlock(view, options.imageWidth / 100)
  if (design === 'grid') return narrowed(options.perRow, sizesInBlock(view, 1 / options.perRow))
  if (design === 'carousel') return narrowed(options.slidesPerRow, sizesInBlock(view, 1 / options.slidesPerRow))
  if (design === 'autocolumns' || design === 'autogrid')
    return sizesInBlock(view, 1 / columnsIn(width, options.columnWidth, options.gutter))
  return sizesInBlock(view)
}

function narrowed(perRow: number, sizes: string): string {
  return perRow > 1 ? `(max-width:${narrowBreakpoint}px) 50vw, ${sizes}` : sizes
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}
