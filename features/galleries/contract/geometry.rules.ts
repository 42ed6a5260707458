/** Rows of the masonry in the width of a column. This number crops an image by 2.6 % at most. */
export const masonryUnits = 120

/** Returns width by height; 0 when unknown. */
export function ratioOf(
  slide:
    | { asset: { width: number | null; height: number | null } | null; video?: string; ratio?: number | null }
    | undefined,
): number {
  if (slide?.video) return slide.ratio ?? 16 / 9
  const { width, height } = slide?.asset ?? { width: null, height: null }
  return width && height ? width / height : 0
}

/** Number of columns of at least (`min`) or at most (`max`) this width. */
export function columnsIn(width: number, column: number, gap: number, behavior: 'min' | 'max' = 'min'): number {
  const exact = (width + gap) / (column + gap)
  return Math.max(1, behavior === 'min' ? Math.floor(exact) : Math.ceil(exact))
}

/** Number of masonry rows for an image of this shape. */
export function masonrySpan(ratio: number): number {
  return Math.max(1, Math.round(masonryUnits / ratio))
}
