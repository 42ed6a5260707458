export { Background } from './background.tsx'
export { Facade } from './facade.tsx'
export { Picture, type PictureAsset, isFirstScreen, pictureSizes } from './picture.tsx'
