import { narrowBreakpoint } from './gallery.rules.ts'

/** R1.02: two below 480 px, else as many as are set; never more than that. */
export function carouselPerRow(slidesPerRow: number, width: number): number {
  return width < narrowBreakpoint ? Math.min(2, slidesPerRow) : slidesPerRow
}

export function groupCount(slides: number, perRow: number): number {
  return Math.ceil(slides / perRow)
}
