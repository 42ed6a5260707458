/** Placement of an image in its space (B3.77, B5.17); null is unset and equal to `none`. */
export const imageModes = ['fit', 'fill', 'none'] as const
export type ImageMode = (typeof imageModes)[number] | null

/** B3.73 */
export const cropModes = ['content-fill', 'center', 'none'] as const
export type CropMode = (typeof cropModes)[number]

interface Size {
  width: number
  height: number
}

export interface Placement extends Size {
  left: number
  top: number
}

export function checkedMode(mode: unknown): ImageMode {
  if (mode === null || mode === undefined) return null
  if ((imageModes as readonly unknown[]).includes(mode)) return mode as ImageMode
  throw new TypeError(
    `The mode of an image is fit, fill, none or null, not ${typeof mode === 'string' ? mode : JSON.stringify(mode)}.`,
  )
}

/**
 * Returns the placement of an image in a space: `fit` inside it, `fill` covering it, with the focal point as near to
 * the middle as the edges allow (`content-fill`) or with the image's own middle there (`center`). `none` keeps the
 * image's size.
 */
export function imagePlacement(
  image: Size,
  space: Size,
  {
    mode,
    focalPoint = { x: 0.5, y: 0.5 },
    cropMode = 'content-fill',
  }: { mode: ImageMode; focalPoint?: { x: number; y: number }; cropMode?: CropMode },
): Placement {
  if (mode === null || mode === 'none' || image.width <= 0 || image.height <= 0) return { left: 0, top: 0, ...image }
  const [across, down] = [space.width / image.width, space.height / image.height]
  const scale = mode === 'fit' || cropMode === 'none' ? Math.min(across, down) : Math.max(across, down)
  const size = { width: image.width * scale, height: image.height * scale }
  const point = cropMode === 'content-fill' && mode === 'fill' ? focalPoint : { x: 0.5, y: 0.5 }
  return {
    ...size,
    left: along(space.width, size.width, point.x),
    top: along(space.height, size.height, point.y),
  }
}

/** A focal point at an edge keeps that edge visible, and one in the middle keeps the middle, like `object-position`. */
function along(space: number, size: number, point: number): number {
  const room = space - size
  return room === 0 ? 0 : room * Math.min(1, Math.max(0, room > 0 ? 0.5 : point))
}
