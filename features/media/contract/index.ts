export {
  type AssetKind,
  type AssetOrder,
  assetOrders,
  mostFolders,
  type FocalPoint,
  type ImageSpace,
  type Rendition,
  assetUrl,
  largestUpload,
  pixelLimit,
  renditionWidths,
  sourceSet,
  uploadLimits,
} from './media.rules.ts'
export { type Asset, type AssetFolder, type LibraryAsset, focalPointSchema } from './media.schema.ts'
export { assetRemoved } from './media.events.ts'
export { mediaMessages } from './media.messages.ts'
export { exampleAsset } from './example-assets.ts'
export { type FileType, fileTypes, serverFileName, shownName } from './file-types.rules.ts'
export { type VideoState, mediaApi } from './media.api.ts'
export { mediaProblems } from './media.problems.ts'
export { type Embeddable, embeddableOf } from './embed-providers.rules.ts'
export { libraryApi } from './library.api.ts'
