import { archiveTables, type Feature, provide } from '#platform/context'
import * as blocks from './blocks.ts'
import { copiesRoutes } from './copies.routes.ts'
import { copyImagesJob } from './copy-images.job.ts'
import { galleriesInArchives } from './copies.tables.ts'

export { type GalleryImages, type GalleryImagesQuery, imagesOfProducts } from './extension-points.ts'
export const galleriesFeature: Feature = {
  name: 'galleries',
  provides: [provide(archiveTables, galleriesInArchives)],
  routes: copiesRoutes,
  blocks: Object.values(blocks),
  jobs: [copyImagesJob],
}
