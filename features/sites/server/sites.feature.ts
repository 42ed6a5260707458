import type { Feature } from '#platform/context'
import { sitesRoutes } from './sites.routes.ts'

export const sitesFeature: Feature = { name: 'sites', routes: sitesRoutes }
