import { fileAudience, filesOnDemand } from '#features/media/server'
import {
  activitySubjects,
  currentLook,
  emailColours,
  homeIsPublic,
  promotionInContext,
  settingsGroups,
  setupSteps,
  siteBeginnings,
} from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { announcementBarSettings, mobileInfoBarSettings, popupOverlaySettings } from '../contract/promotion.settings.ts'
import { specialPagesSettings } from '../contract/special-pages.settings.ts'
import { audienceOfFile } from './serve/file-audience.ts'
import { followAccessJob } from './access/follow-access.job.ts'
import { documentSubjects } from './documents/activity-subjects.ts'
import * as blocks from './blocks.ts'
import { afterPublication } from './base/after-publication.job.ts'
import { pageKinds } from './page.kinds.ts'
import { pagesRoutes } from './pages.routes.ts'
import { promotionOfContext } from './promotion.ts'
import { forgetSocialCardsJob } from './base/forget-social-cards.job.ts'
import { publishScheduled } from './publish/publish-scheduled.job.ts'
import { refreshPages } from './serve/refresh-pages.job.ts'
import { servingRoutes } from './serve/serving.routes.ts'
import { coloursForEmails, siteLook } from './render/site-look.ts'
import { makeSocialCard } from './render/make-social-card.ts'
import { mentionNotice } from './notes/mention-email.ts'
import { pagesOfLinkedSection } from './documents/linked-sections.ts'
import { documentDependents } from './extension-points.ts'
import { homePageStep, isHomePublic, lookStep, publishStep } from './documents/setup-steps.ts'
import { startSite } from './documents/start-site.ts'
import { tidyEverySite, tidySite } from './documents/tidy-documents.job.ts'
import { pagesInArchives } from './pages.tables.ts'

export const pagesFeature: Feature = {
  name: 'pages',
  routes: [...pagesRoutes, ...servingRoutes],
  blocks: Object.values(blocks),
  kinds: pageKinds,
  jobs: [
    afterPublication,
    followAccessJob,
    forgetSocialCardsJob,
    publishScheduled,
    refreshPages,
    tidyEverySite,
    tidySite,
  ],
  provides: [
    provide(archiveTables, pagesInArchives),
    provide(settingsGroups, specialPagesSettings),
    provide(settingsGroups, announcementBarSettings),
    provide(settingsGroups, popupOverlaySettings),
    provide(settingsGroups, mobileInfoBarSettings),
    provide(promotionInContext, promotionOfContext),
    provide(fileAudience, audienceOfFile),
    provide(filesOnDemand, makeSocialCard),
    provide(siteBeginnings, startSite),
    provide(currentLook, siteLook),
    provide(emailColours, coloursForEmails),
    mentionNotice,
    provide(documentDependents, pagesOfLinkedSection),
    provide(homeIsPublic, isHomePublic),
    provide(activitySubjects, documentSubjects),
    provide(setupSteps, lookStep),
    provide(setupSteps, homePageStep),
    provide(setupSteps, publishStep),
  ],
}
