import { Search } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { SearchPanel } from './search.panel.tsx'
import { searchBlockContract } from './search.contract.ts'
import css from './search.css?inline'
import { SearchView } from './search.view.tsx'

export const canvas = canvasBlock({
  contract: searchBlockContract,
  view: SearchView,
  css,
  icon: Search,
  panel: SearchPanel,
})
