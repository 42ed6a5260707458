export const imageRatios = ['own', 'square', 'portrait', 'landscape', 'wide'] as const
export type ImageRatio = (typeof imageRatios)[number]

/** Width divided by height; null: each image has its own shape. */
export const ratioOf: Record<ImageRatio, number | null> = {
  own: null,
  square: 1,
  portrait: 4 / 5,
  landscape: 3 / 2,
  wide: 16 / 9,
}
