export {
  type Analytics,
  type AnalyticsFigures,
  type AnalyticsQuery,
  type AnalyticsRow,
  analyticsApi,
  type SourceRow,
} from './analytics.api.ts'
