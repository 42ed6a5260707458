export { AssetLibrary } from './asset-library.tsx'
export { mediaBlocks } from './media-blocks.ts'
export { MediaServices } from './media-services.tsx'
export { pickedAsset } from './picked-asset.ts'
