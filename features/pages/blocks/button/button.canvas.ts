import { MousePointerClick } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { ButtonPanel } from './button.panel.tsx'
import { buttonBlockContract } from './button.contract.ts'
import css from './button.css?inline'
import { ButtonView } from './button.view.tsx'

export const canvas = canvasBlock({
  contract: buttonBlockContract,
  view: ButtonView,
  css,
  icon: MousePointerClick,
  panel: ButtonPanel,
})
