export { type ImageLoading, type ImageOutcome, loadImage, placeImage } from './load-image.ts'
export { type CropMode, type ImageMode, imagePlacement } from './place-image.ts'
