export { Background } from './background.tsx'
export { Picture, type PictureAsset, isFirstScreen, pictureSizes } from './picture.tsx'
