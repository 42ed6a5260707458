export const smallestZoom = 0.1
export const largestZoom = 4

const steps = [0.1, 0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2, 3, 4]

/** The next zoom step from the current zoom, which need not be a step itself. */
export function zoomStep(from: number, by: 1 | -1): number {
  const slack = 0.005
  const next = by === 1 ? steps.find((step) => step > from + slack) : steps.findLast((step) => step < from - slack)
  return next ?? (by === 1 ? largestZoom : smallestZoom)
}

export function withinZoom(scale: number): number {
  return Math.min(largestZoom, Math.max(smallestZoom, scale))
}

/** Zoom at which a box fits into a space with a margin. */
export function zoomToFit(box: { width: number; height: number }, space: { width: number; height: number }): number {
  return withinZoom(
    Math.min((space.width * 0.9) / Math.max(1, box.width), (space.height * 0.85) / Math.max(1, box.height)),
  )
}

/** Pages of this width and below show the phone layout. */
export const phoneUntil = 432
export const narrowestPage = 320
export const widestPage = 2560

export function withinWidths(width: number): number {
  return Math.min(widestPage, Math.max(narrowestPage, Math.round(width)))
}
