import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { navigationFeature } from '#features/navigation/server'
import { pagesFeature } from '#features/pages/server'
import { searchFeature } from '#features/search/server'
import { sitesFeature } from '#features/sites/server'

/** Pages and collections, with their menus and the search. */
export const contentFeatures = [
  accountsFeature,
  sitesFeature,
  mediaFeature,
  pagesFeature,
  navigationFeature,
  contentFeature,
  searchFeature,
]
