import { type Feature, provide } from '#platform/context'
import { eraseOldSites, eraseSite } from './erase-sites.job.ts'
import { setupSteps } from './home/extension-points.ts'
import { businessSettings } from '../contract/business.settings.ts'
import { noticesSettings } from '../contract/notices.settings.ts'
import { settingsGroups } from './extension-points.ts'
import { brandStep, domainStep } from './home/setup-steps.ts'
import { sitesRoutes } from './sites.routes.ts'

export const sitesFeature: Feature = {
  name: 'sites',
  routes: sitesRoutes,
  jobs: [eraseOldSites, eraseSite],
  provides: [
    provide(setupSteps, brandStep),
    provide(setupSteps, domainStep),
    provide(settingsGroups, businessSettings),
    provide(settingsGroups, noticesSettings),
  ],
}
