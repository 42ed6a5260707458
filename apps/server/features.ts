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
import { type Feature, productOf } from '#platform/context'
import { compressPagesJob, forgetOldKeysJob, forgetOldPagesJob } from '#platform/http'
import { forgetReceiptsJob } from '#platform/jobs'
import { samplesFeature } from '#samples'

/** What the platform itself has to do now and then. */
const platformFeature: Feature = { name: 'platform', jobs: [compressPagesJob, forgetOldKeysJob, forgetOldPagesJob, forgetReceiptsJob] }

/** What this installation is made of, in the order of features/order.json. */
export const product = productOf([
  platformFeature,
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
  samplesFeature,
])
