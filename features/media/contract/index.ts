export {
  type AssetKind,
  type AssetOrder,
  assetOrders,
  mostChosen,
  mostFolders,
  type FocalPoint,
  type ImageSpace,
  type Rendition,
  assetUrl,
  largestUpload,
  megabyte,
  pixelLimit,
  renditionWidths,
  sourceSet,
  uploadLimits,
} from './media.rules.ts'
export { type Asset, type AssetFolder, type LibraryAsset, focalPointSchema } from './media.schema.ts'
export { assetRemoved } from './media.events.ts'
export { mediaMessages } from './media.messages.ts'
export { exampleAsset, exampleVideo } from './example-assets.ts'
export { type FileType, fileTypes, serverFileName, shownName } from './file-types.rules.ts'
export { type VideoState, mediaApi } from './media.api.ts'
export { mapsApi, predictionsAtMost } from './maps.api.ts'
export { mediaProblems } from './media.problems.ts'
export { audioBlockContract } from '../blocks/audio/audio.contract.ts'
export { videoBlockContract } from '../blocks/video/video.contract.ts'
export { embedBlockContract } from '../blocks/embed/embed.contract.ts'
export { type Embeddable, embeddableOf } from './embed-providers.rules.ts'
export { libraryApi } from './library.api.ts'
