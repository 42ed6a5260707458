export { type Metrics, openMetrics } from './serve-metrics.ts'
export { gauge, makeWebMetrics, type RequestClass, type WebMetrics } from './web-metrics.ts'
