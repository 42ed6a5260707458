export { makeMailCounts } from './mail-metrics.ts'
export { type Metrics, openMetrics } from './serve-metrics.ts'
export { makeWebMetrics, type RequestClass, type WebMetrics } from './web-metrics.ts'
