import { block } from '#platform/render/server'
import itemParts from '../../visitor/item-parts.css?inline'
import { summaryBlockContract } from './summary-v2.contract.ts'
import css from './summary-v2.css?inline'
import { summaryImporter } from './summary-v2.importer.ts'
import { loadSummaries } from './summary-v2.loader.ts'
import { SummaryView } from './summary-v2.view.tsx'

export const summaryBlock = block({
  importer: summaryImporter,
  contract: summaryBlockContract,
  loader: loadSummaries,
  view: SummaryView,
  css: itemParts + css,
})
