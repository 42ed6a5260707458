export { Picture, type PictureAsset, isFirstScreen, pictureSizes } from './picture.tsx'
