import type { Feature } from '#platform/context'
import { shareBlock } from '../blocks/share/share.block.ts'
import { socialLinksBlock } from '../blocks/social-links/social-links.block.ts'
import { designRoutes } from './design.routes.ts'
import { makeIconsJob } from './make-icons.job.ts'
import { stylesKind } from './styles.kind.ts'

export { drawSocialPicture, socialPictureName, socialPictureSize } from './draw-social-picture.ts'
export { fontFolders } from './font-folders.ts'

export const designFeature: Feature = {
  name: 'design',
  routes: designRoutes,
  blocks: [socialLinksBlock, shareBlock],
  kinds: [stylesKind],
  jobs: [makeIconsJob],
}
