import { accountsFeature } from '#features/accounts/server'
import { commentsFeature } from '#features/comments/server'
import { contentFeature } from '#features/content/server'
import { designFeature } from '#features/design/server'
import { importsFeature } from '#features/imports/server'
import { mediaFeature } from '#features/media/server'
import { navigationFeature } from '#features/navigation/server'
import { pagesFeature } from '#features/pages/server'
import { searchFeature } from '#features/search/server'
import { sitesFeature } from '#features/sites/server'

/** Features that an import writes into, with the imports. */
export const importFeatures = [
  accountsFeature,
  sitesFeature,
  designFeature,
  mediaFeature,
  pagesFeature,
  navigationFeature,
  contentFeature,
  searchFeature,
  commentsFeature,
  importsFeature,
]
