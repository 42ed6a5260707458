export { Background } from './background.tsx'
export { AssetImage, type ImageAsset, isFirstScreen, plainFile, sizesInBlock } from './asset-image.tsx'
