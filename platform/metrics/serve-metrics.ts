import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { PlatformContext } from '../context/index.ts'
import type { PoolState } from '../database/index.ts'
import { addInstallationMetrics, addPoolMetrics } from './installation-metrics.ts'

export interface MetricsOptions {
  readonly role: 'web' | 'worker'
  readonly pool: () => PoolState
}

export interface Metrics {
  readonly registry: Registry
  /** Serves GET /metrics alone, and returns the port. */
  readonly listen: (host: string, port: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Serves the metrics of one process to Prometheus, on an address that no visitor reaches. */
export function openMetrics(ctx: PlatformContext, { role, pool }: MetricsOptions): Metrics {
  const registry = new Registry()
  registry.setDefaultLabels({ role })
  const look = addInstallationMetrics(registry, ctx)
  addPoolMetrics(registry, pool)
  let hasDefaults = false
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    look()
      .then(() => registry.metrics())
      .then(
        (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
        (error: unknown) => {
          ctx.log.error({ error }, 'What Prometheus reads could not be written.')
          response.writeHead(500).end()
        },
      )
  })
  return {
    registry,
    listen: (host, port) => {
      // Delays of the event loop, memory, garbage collection: measured only when metrics are read.
      if (!hasDefaults) collectDefaultMetrics({ register: registry })
      hasDefaults = true
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
      })
    },
    close: () =>
      new Promise((resolve) => {
        registry.clear()
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
