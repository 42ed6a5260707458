import { block } from '#platform/render/server'
import indexParts from '../../visitor/index-parts.css?inline'
import itemParts from '../../visitor/item-parts.css?inline'
import { indexBlockContract } from './index.contract.ts'
import css from './index.css?inline'
import { loadIndexes } from './index.loader.ts'
import { IndexView } from './index.view.tsx'

export const indexBlock = block({
  contract: indexBlockContract,
  loader: loadIndexes,
  view: IndexView,
  css: itemParts + indexParts + css,
})
