import { block } from '#platform/render/server'
import { timelineBlockContract } from './timeline.contract.ts'
import css from './timeline.css?inline'
import { TimelineView } from './timeline.view.tsx'

export const timelineBlock = block({ contract: timelineBlockContract, view: TimelineView, css })
