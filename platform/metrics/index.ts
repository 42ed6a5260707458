export { type Metrics, openMetrics } from './serve-metrics.ts'
export { makeWebMetrics, type RequestClass, type WebMetrics } from './web-metrics.ts'
