import { LayoutGrid } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { IndexPanel } from './index.panel.tsx'
import { indexBlockContract } from './index.contract.ts'
import itemCss from '../../visitor/item-parts.css?inline'
import indexPartsCss from '../../visitor/index-parts.css?inline'
import css from './index.css?inline'
import { IndexView } from './index.view.tsx'

export const canvas = canvasBlock({
  contract: indexBlockContract,
  view: IndexView,
  css: itemCss + indexPartsCss + css,
  icon: LayoutGrid,
  panel: IndexPanel,
})
