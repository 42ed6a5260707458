import { LayoutGrid } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { productListBlockContract } from './summary.contract.ts'
import cardCss from '../../visitor/product-card.css?inline'
import emptyCss from '../empty-block.css?inline'
import css from './summary.css?inline'
import range from './price-range.css?inline'
import { ProductListView } from './summary.view.tsx'

export const canvas = canvasBlock({
  contract: productListBlockContract,
  view: ProductListView,
  css: cardCss + css + emptyCss + range,
  icon: LayoutGrid,
  panel: lazyPart(() => import('./summary.panel.tsx').then((module) => module.ProductListPanel)),
})
