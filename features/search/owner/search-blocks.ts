import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { searchBlockContract } from '../blocks/search/search.contract.ts'
import css from '../blocks/search/search.css?inline'
import { searchPanel } from '../blocks/search/search.panel.tsx'
import { SearchView } from '../blocks/search/search.view.tsx'

export const searchBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: searchBlockContract, view: SearchView, css, panel: searchPanel }),
]
