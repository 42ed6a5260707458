import { publicationFollowers, systemPages } from '#features/pages/server'
import { type Feature, provide } from '#platform/context'
import * as blocks from './blocks.ts'
import { keepEntries } from './keep-entries.ts'
import { searchPage } from './search-page.ts'
import { searchRoutes } from './search.routes.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: searchRoutes,
  blocks: Object.values(blocks),
  provides: [provide(systemPages, { '/search': searchPage }), provide(publicationFollowers, keepEntries)],
}
