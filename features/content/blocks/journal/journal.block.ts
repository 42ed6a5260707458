import { block } from '#platform/render/server'
import indexParts from '../../visitor/index-parts.css?inline'
import itemParts from '../../visitor/item-parts.css?inline'
import { journalBlockContract } from './journal.contract.ts'
import css from './journal.css?inline'
import { loadJournals } from './journal.loader.ts'
import { JournalView } from './journal.view.tsx'

export const journalBlock = block({
  contract: journalBlockContract,
  loader: loadJournals,
  view: JournalView,
  css: itemParts + indexParts + css,
})
