/** C3.12 */
export const imageVariants = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const
export type ImageVariant = (typeof imageVariants)[number]

/** C9.04: under this width (in CSS pixels) an image block is narrow, and what stood side by side stands below each other. */
export const narrowImageBlock = 415
