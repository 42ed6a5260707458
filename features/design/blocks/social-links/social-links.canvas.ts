import { Share2 } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { SocialLinksPanel } from './social-links.panel.tsx'
import { socialLinksBlockContract } from './social-links.contract.ts'
import css from './social-links.css?inline'
import { SocialLinksView } from './social-links.view.tsx'

export const canvas = canvasBlock({
  contract: socialLinksBlockContract,
  view: SocialLinksView,
  css,
  icon: Share2,
  panel: SocialLinksPanel,
})
