import type { Feature } from '#platform/context'
import { imageBlock } from '../blocks/image/image.block.ts'
import { makeRenditionsJob } from './make-renditions.job.ts'
import { mediaRoutes } from './media.routes.ts'
import { removeFilesJob } from './remove-asset.ts'

export { assetById, assetBySource, assetTag, assetsByIds, assetsOf } from './assets.queries.ts'
export { makeRenditionsJob } from './make-renditions.job.ts'
export type { AssetsTable } from './media.tables.ts'
export { type NewAsset, storeAsset } from './store-asset.ts'

export const mediaFeature: Feature = {
  name: 'media',
  routes: mediaRoutes,
  blocks: [imageBlock],
  jobs: [makeRenditionsJob, removeFilesJob],
}
