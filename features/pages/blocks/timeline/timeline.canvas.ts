import { Milestone } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { timelineBlockContract } from './timeline.contract.ts'
import css from './timeline.css?inline'
import { TimelineView } from './timeline.view.tsx'

export const canvas = canvasBlock({
  contract: timelineBlockContract,
  view: TimelineView,
  css,
  icon: Milestone,
  panel: lazyPart(() => import('./timeline.panel.tsx').then((module) => module.TimelinePanel)),
})
