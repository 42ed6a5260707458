import type { Feature } from '#platform/context'
import * as blocks from './blocks.ts'
import { copiesRoutes } from './copies.routes.ts'
import { copyPicturesJob } from './copy-pictures.job.ts'

export { type PicturesFound, type PicturesWanted, picturesOfProducts } from './extension-points.ts'
export const galleriesFeature: Feature = {
  name: 'galleries',
  routes: copiesRoutes,
  blocks: Object.values(blocks),
  jobs: [copyPicturesJob],
}
