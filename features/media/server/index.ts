import { emailLogo } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import * as blocks from './blocks.ts'
import { logoForEmails, makeEmailLogo } from './on-demand/email-logo.ts'
import { filesOnDemand } from './extension-points.ts'
import { makeRenditionsJob } from './make-renditions.job.ts'
import { mediaRoutes } from './media.routes.ts'
import { removeFilesJob } from './remove-asset.ts'
import { mediaInArchives } from './media.tables.ts'

export { assetById, assetBySource, assetIsKept, assetsByIds } from './assets.queries.ts'
export { drawOnce } from './on-demand/draw-once.ts'
export { type FileAudience, fileAudience, filesOnDemand, type RequestedFile } from './extension-points.ts'
export type { AssetsTable } from './media.tables.ts'
export { imageIn } from './photos/image-in.ts'
export { plainPhoto } from './photos/plain-photo.ts'
export { rangeOf } from './range.ts'
export { fillAsset } from './replace-asset.ts'
export { type NewAsset, storeAsset } from './store-asset.ts'

export const mediaFeature: Feature = {
  name: 'media',
  routes: mediaRoutes,
  blocks: Object.values(blocks),
  jobs: [makeRenditionsJob, removeFilesJob],
  provides: [
    provide(archiveTables, mediaInArchives),
    provide(emailLogo, logoForEmails),
    provide(filesOnDemand, makeEmailLogo),
  ],
}
