export { Background } from './background.tsx'
export { AssetImage, type ImageAsset, isFirstScreen, sizesInBlock } from './asset-image.tsx'
