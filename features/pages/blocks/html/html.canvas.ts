import { Type } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TextPanel } from './html.panel.tsx'
import { htmlBlockContract } from './html.contract.ts'
import { HtmlView } from './html.view.tsx'

export const canvas = canvasBlock({
  contract: htmlBlockContract,
  view: HtmlView,
  icon: Type,
  panel: TextPanel,
})
