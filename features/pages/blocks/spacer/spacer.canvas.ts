import { MoveVertical } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { SpacerPanel } from './spacer.panel.tsx'
import { spacerBlockContract } from './spacer.contract.ts'
import css from './spacer.css?inline'
import { SpacerView } from './spacer.view.tsx'

export const canvas = canvasBlock({
  contract: spacerBlockContract,
  view: SpacerView,
  css,
  icon: MoveVertical,
  panel: SpacerPanel,
})
