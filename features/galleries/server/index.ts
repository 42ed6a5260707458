import type { Feature } from '#platform/context'
import * as blocks from './blocks.ts'
import { copiesRoutes } from './copies.routes.ts'
import { copyImagesJob } from './copy-images.job.ts'

export { type GalleryImages, type GalleryImagesQuery, imagesOfProducts } from './extension-points.ts'
export const galleriesFeature: Feature = {
  name: 'galleries',
  routes: copiesRoutes,
  blocks: Object.values(blocks),
  jobs: [copyImagesJob],
}
