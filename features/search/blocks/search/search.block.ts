import { block } from '#platform/render/server'
import { searchBlockContract } from './search.contract.ts'
import css from './search.css?inline'
import { searchImporter } from './search.importer.ts'
import { loadSearch } from './search.loader.ts'
import { SearchView } from './search.view.tsx'

export const searchBlock = block({
  contract: searchBlockContract,
  loader: loadSearch,
  view: SearchView,
  css,
  importer: searchImporter,
})
