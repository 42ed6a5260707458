/** C3.12 */
export const imageVariants = ['inline', 'poster', 'card', 'overlap', 'collage', 'stack'] as const
export type ImageVariant = (typeof imageVariants)[number]
