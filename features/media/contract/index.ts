export {
  type AssetKind,
  type FocalPoint,
  type PictureSpace,
  type Rendition,
  assetKinds,
  assetUrl,
  imageSizes,
  largestUpload,
  objectPosition,
  pixelLimit,
  renditionWidths,
  sourceSet,
  uploadLimits,
  widthSteps,
} from './media.rules.ts'
export { type Asset, assetSchema, focalPointSchema, renditionSchema } from './media.schema.ts'
export { assetRemoved } from './media.events.ts'
export { mediaMessages } from './media.messages.ts'
export { exampleAsset } from './example-assets.ts'
export { type FileType, fileTypes, serverFileName, shownName } from './file-types.rules.ts'
export { type VideoState, mediaApi } from './media.api.ts'
export { mediaProblems } from './media.problems.ts'
export { type Embeddable, embeddableOf, isWebAddress, playerIn } from './embed-providers.rules.ts'
