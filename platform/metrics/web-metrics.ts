import { Counter, Histogram, type Registry } from 'prom-client'
import { addTally } from './tally.ts'

export const requestClasses = ['page', 'api', 'owner', 'form', 'file', 'asset', 'probe', 'other'] as const
export type RequestClass = (typeof requestClasses)[number]

/** Metrics of the web process. A page from memory costs one addition, which is reported on request. */
export interface WebMetrics {
  /** Number of pages served from memory. */
  cacheHits: number
  /** Number of public pages that were rendered or loaded from the store. */
  cacheMisses: number
  readonly answered: (kind: RequestClass, status: number, seconds: number) => void
}

const classes = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

export function makeWebMetrics(registry: Registry): WebMetrics {
  const requests = new Counter({
    name: 'quoin_http_requests_total',
    help: 'Requests that were not answered from memory, by kind and status.',
    labelNames: ['kind', 'status'],
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'quoin_http_request_duration_seconds',
    help: 'Time until the end of an answer that was not kept in memory.',
    labelNames: ['kind'],
    buckets: classes,
    registers: [registry],
  })
  const metrics: WebMetrics = {
    cacheHits: 0,
    cacheMisses: 0,
    answered: (kind, status, seconds) => {
      requests.inc({ kind, status: String(status) })
      durations.observe({ kind }, seconds)
    },
  }
  addTally(registry, 'quoin_page_cache_hits_total', 'Pages that were answered from memory.', () => metrics.cacheHits)
  addTally(
    registry,
    'quoin_page_cache_misses_total',
    'Public pages that were not in memory and were made or fetched.',
    () => metrics.cacheMisses,
  )
  return metrics
}
