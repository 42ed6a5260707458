import { publicationFollowers, systemPages } from '#features/pages/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { settingsGroups } from '#features/sites/server'
import { searchSettings } from '../contract/index.ts'
import { forgetMisses } from './forget-misses.job.ts'
import * as blocks from './blocks.ts'
import { keepEntries } from './keep-entries.ts'
import { searchPage } from './search-page.ts'
import { searchRoutes } from './search.routes.ts'
import { searchInArchives } from './search.tables.ts'

export const searchFeature: Feature = {
  name: 'search',
  routes: searchRoutes,
  blocks: Object.values(blocks),
  jobs: [forgetMisses],
  provides: [
    provide(archiveTables, searchInArchives),
    provide(settingsGroups, searchSettings),
    provide(systemPages, { '/search': searchPage }),
    provide(publicationFollowers, keepEntries),
  ],
}
