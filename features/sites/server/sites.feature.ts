import type { Feature } from '#platform/context'
import { eraseOldSites, eraseSite } from './erase-sites.job.ts'
import { sitesRoutes } from './sites.routes.ts'

export const sitesFeature: Feature = { name: 'sites', routes: sitesRoutes, jobs: [eraseOldSites, eraseSite] }
