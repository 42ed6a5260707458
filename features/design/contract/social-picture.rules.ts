/** In pixels. */
export const socialPictureSize = { width: 1200, height: 630 } as const
