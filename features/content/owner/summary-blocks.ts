import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { summaryBlockContract } from '../blocks/summary-v2/summary-v2.contract.ts'
import summaryCss from '../blocks/summary-v2/summary-v2.css?inline'
import { summaryPanel } from '../blocks/summary-v2/summary-v2.panel.tsx'
import { SummaryView } from '../blocks/summary-v2/summary-v2.view.tsx'
import itemCss from '../visitor/item-parts.css?inline'

export const summaryBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: summaryBlockContract, view: SummaryView, css: itemCss + summaryCss, panel: summaryPanel }),
]
