import { homeFigures } from '#features/sites/server'
import { type Feature, provide } from '#platform/context'
import { forgetVisitors } from './forget-visitors.job.ts'
import { visitorsFigure } from './visitors-figure.ts'

export const visitsFeature: Feature = {
  name: 'visits',
  jobs: [forgetVisitors],
  provides: [provide(homeFigures, visitorsFigure)],
}
