import type { Feature } from '#platform/context'
import { forgetVisitors } from './forget-visitors.job.ts'

export const visitsFeature: Feature = { name: 'visits', jobs: [forgetVisitors] }
