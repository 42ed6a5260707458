import type { Feature } from '#platform/context'
import { afterPublication } from './after-publication.job.ts'
import { pageKinds } from './page.kinds.ts'
import { pagesBlocks } from './pages-blocks.ts'
import { pagesRoutes } from './pages.routes.ts'
import { publishScheduled } from './publish-scheduled.job.ts'
import { refreshPages } from './refresh-pages.job.ts'
import { servingRoutes } from './serving.routes.ts'
import { siteLook } from './site-look.ts'
import { askForSocialPictures, socialPictures } from './social-picture.job.ts'
import { startSite } from './start-site.ts'
import { tidyEverySite, tidySite } from './tidy-documents.job.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  routes: [...pagesRoutes, ...servingRoutes],
  blocks: pagesBlocks,
  kinds: pageKinds,
  jobs: [afterPublication, publishScheduled, refreshPages, socialPictures, tidyEverySite, tidySite],
  afterPublication: askForSocialPictures,
  siteCreated: startSite,
  siteLook,
}
