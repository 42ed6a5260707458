import type { Feature } from '#platform/context'
import { galleryBlock } from '../blocks/gallery/gallery.block.ts'
import { copiesRoutes } from './copies.routes.ts'
import { copyPicturesJob } from './copy-pictures.job.ts'

export const galleriesFeature: Feature = {
  name: 'galleries',
  routes: copiesRoutes,
  blocks: [galleryBlock],
  jobs: [copyPicturesJob],
}
