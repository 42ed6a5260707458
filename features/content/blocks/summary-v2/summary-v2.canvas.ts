import { GalleryVerticalEnd } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { SummaryPanel } from './summary-v2.panel.tsx'
import { summaryBlockContract } from './summary-v2.contract.ts'
import itemCss from '../../visitor/item-parts.css?inline'
import css from './summary-v2.css?inline'
import { SummaryView } from './summary-v2.view.tsx'

export const canvas = canvasBlock({
  contract: summaryBlockContract,
  view: SummaryView,
  css: itemCss + css,
  icon: GalleryVerticalEnd,
  panel: SummaryPanel,
})
