import type { Feature } from '#platform/context'
import * as blocks from './blocks.ts'
import { designRoutes } from './design.routes.ts'
import { makeIconsJob } from './make-icons.job.ts'
import { stylesKind } from './styles.kind.ts'

export { socialPictureSize } from '../contract/social-picture.rules.ts'
export { drawSocialPicture, socialPictureName } from './draw-social-picture.ts'
export { fontFolders } from './font-folders.ts'

export const designFeature: Feature = {
  name: 'design',
  routes: designRoutes,
  blocks: Object.values(blocks),
  kinds: [stylesKind],
  jobs: [makeIconsJob],
}
