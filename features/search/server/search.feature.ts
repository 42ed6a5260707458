import type { Feature } from '#platform/context'
import { searchBlock } from '../blocks/search/search.block.ts'
import { keepEntries } from './keep-entries.ts'
import { searchPage } from './search-page.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: searchRoutes,
  blocks: [searchBlock],
  systemPages: { '/search': searchPage },
  afterPublication: keepEntries,
}
