interface Size {
  width: number
  height: number
}
interface Point {
  x: number
  y: number
}

/** B9.33 */
export const positionDecimals = 5

export function roundedPosition(value: number): number {
  const power = 10 ** positionDecimals
  return Math.round(value * power) / power
}

/**
 * Returns the place of a tip beside the pointer: below and after it, or on the other side at the edge of the window,
 * never closer to the edge than the margin.
 */
export function tipPlace(
  pointer: Point,
  tip: Size,
  window: Size,
  { mouseOffset = 15, edgeMargin = 20 } = {},
): { left: number; top: number } {
  const along = (at: number, size: number, room: number) => {
    const after = at + mouseOffset
    const before = at - mouseOffset - size
    const fits = after + size <= room - edgeMargin || before < edgeMargin
    return roundedPosition(Math.max(edgeMargin, Math.min(fits ? after : before, room - edgeMargin - size)))
  }
  return { left: along(pointer.x, tip.width, window.width), top: along(pointer.y, tip.height, window.height) }
}
