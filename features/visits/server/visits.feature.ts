import { homeFigures, settingsGroups } from '#features/sites/server'
import { archiveTables, type Feature, provide } from '#platform/context'
import { servicesSettings } from '../contract/services.settings.ts'
import { rollUpVisits } from './roll-up.job.ts'
import { visitsRoutes } from './visits.routes.ts'
import { forgetVisitors } from './forget-visitors.job.ts'
import { visitorsFigure } from './visitors-figure.ts'
import { visitsInArchives } from './visits.tables.ts'

export const visitsFeature: Feature = {
  name: 'visits',
  routes: visitsRoutes,
  jobs: [forgetVisitors, rollUpVisits],
  provides: [
    provide(archiveTables, visitsInArchives),
    provide(homeFigures, visitorsFigure),
    provide(settingsGroups, servicesSettings),
  ],
}
