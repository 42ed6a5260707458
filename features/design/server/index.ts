import type { Feature } from '#platform/context'
import * as blocks from './blocks.ts'
import { designRoutes } from './design.routes.ts'
import { makeIconsJob } from './make-icons.job.ts'
import { stylesKind } from './styles.kind.ts'

export { socialCardSize } from '../contract/social-card.rules.ts'
export { drawSocialCard, socialCardName } from './draw-social-card.ts'
export { fontFolders } from './font-folders.ts'

export const designFeature: Feature = {
  name: 'design',
  routes: designRoutes,
  blocks: Object.values(blocks),
  kinds: [stylesKind],
  jobs: [makeIconsJob],
}
