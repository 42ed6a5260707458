import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { shareBlockContract } from '../blocks/share/share.contract.ts'
import shareCss from '../blocks/share/share.css?inline'
import { sharePanel } from '../blocks/share/share.panel.tsx'
import { ShareView } from '../blocks/share/share.view.tsx'
import { socialLinksBlockContract } from '../blocks/social-links/social-links.contract.ts'
import css from '../blocks/social-links/social-links.css?inline'
import { socialLinksPanel } from '../blocks/social-links/social-links.panel.tsx'
import { SocialLinksView } from '../blocks/social-links/social-links.view.tsx'

/** The blocks of this feature, for the canvas. */
export const designBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: socialLinksBlockContract, view: SocialLinksView, css, panel: socialLinksPanel }),
  canvasBlock({ contract: shareBlockContract, view: ShareView, css: shareCss, panel: sharePanel }),
]
