import { Share } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { SharePanel } from './share.panel.tsx'
import { shareBlockContract } from './share.contract.ts'
import css from './share.css?inline'
import { ShareView } from './share.view.tsx'

export const canvas = canvasBlock({
  contract: shareBlockContract,
  view: ShareView,
  css,
  icon: Share,
  panel: SharePanel,
})
