export const pictureRatios = ['own', 'square', 'portrait', 'landscape', 'wide'] as const
export type PictureRatio = (typeof pictureRatios)[number]

/** Width divided by height; null: each picture has its own shape. */
export const ratioOf: Record<PictureRatio, number | null> = {
  own: null,
  square: 1,
  portrait: 4 / 5,
  landscape: 3 / 2,
  wide: 16 / 9,
}
