import type { Feature } from '#platform/context'
import { on } from '#platform/http'
import { analyticsApi } from '../contract/index.ts'
import { exportAnalytics } from './export-analytics.ts'
import { readAnalytics } from './read-analytics.ts'

export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: [on(analyticsApi.read, readAnalytics), on(analyticsApi.csv, exportAnalytics)],
}
