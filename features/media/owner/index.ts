export { AssetLibrary } from './asset-library.tsx'
export { mediaBlocks, playerBlocks } from './media-blocks.ts'
export { MediaServices } from './media-services.tsx'
export { pickedAsset } from './picked-asset.ts'
