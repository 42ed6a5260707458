import { fileAudience, filesOnDemand } from '#features/media/server'
import { activitySubjects, currentLook, homeIsPublic, setupSteps, siteBeginnings } from '#features/sites/server'
import { type Feature, provide } from '#platform/context'
import { audienceOfFile } from './access/file-audience.ts'
import { documentSubjects } from './documents/activity-subjects.ts'
import * as blocks from './blocks.ts'
import { afterPublication } from './publish/after-publication.job.ts'
import { pageKinds } from './page.kinds.ts'
import { pagesRoutes } from './pages.routes.ts'
import { forgetSocialCardsJob } from './publish/forget-social-cards.job.ts'
import { publishScheduled } from './publish/publish-scheduled.job.ts'
import { refreshPages } from './serve/refresh-pages.job.ts'
import { servingRoutes } from './serve/serving.routes.ts'
import { siteLook } from './render/site-look.ts'
import { makeSocialCard } from './publish/make-social-card.ts'
import { homePageStep, isHomePublic, lookStep, publishStep } from './documents/setup-steps.ts'
import { startSite } from './documents/start-site.ts'
import { tidyEverySite, tidySite } from './documents/tidy-documents.job.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  routes: [...pagesRoutes, ...servingRoutes],
  blocks: Object.values(blocks),
  kinds: pageKinds,
  jobs: [afterPublication, forgetSocialCardsJob, publishScheduled, refreshPages, tidyEverySite, tidySite],
  provides: [
    provide(fileAudience, audienceOfFile),
    provide(filesOnDemand, makeSocialCard),
    provide(siteBeginnings, startSite),
    provide(currentLook, siteLook),
    provide(homeIsPublic, isHomePublic),
    provide(activitySubjects, documentSubjects),
    provide(setupSteps, lookStep),
    provide(setupSteps, homePageStep),
    provide(setupSteps, publishStep),
  ],
}
