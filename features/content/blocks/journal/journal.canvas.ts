import { Newspaper } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { JournalPanel } from './journal.panel.tsx'
import { journalBlockContract } from './journal.contract.ts'
import itemCss from '../../visitor/item-parts.css?inline'
import indexPartsCss from '../../visitor/index-parts.css?inline'
import css from './journal.css?inline'
import { JournalView } from './journal.view.tsx'

export const canvas = canvasBlock({
  contract: journalBlockContract,
  view: JournalView,
  css: itemCss + indexPartsCss + css,
  icon: Newspaper,
  panel: JournalPanel,
})
