import { ListCollapse } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { accordionBlockContract } from './accordion.contract.ts'
import css from './accordion.css?inline'
import { AccordionView } from './accordion.view.tsx'

export const canvas = canvasBlock({
  contract: accordionBlockContract,
  view: AccordionView,
  css,
  icon: ListCollapse,
  panel: lazyPart(() => import('./accordion.panel.tsx').then((module) => module.AccordionPanel)),
})
