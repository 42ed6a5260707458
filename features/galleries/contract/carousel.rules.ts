import { narrowBreakpoint } from './gallery.rules.ts'

/** R1.02: at most two below 480 px, else the number in the settings. */
export function carouselPerRow(slidesPerRow: number, width: number): number {
  return width < narrowBreakpoint ? Math.min(2, slidesPerRow) : slidesPerRow
}

export function groupCount(slides: number, perRow: number): number {
  return Math.ceil(slides / perRow)
}
