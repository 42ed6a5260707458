import type { PgBoss } from 'pg-boss'
import { limitsOf, type ServerLimits, takesLimits } from '#platform/database'

/** Limits of the queue's own connections; unlimited without them. */
export interface QueueLimits extends ServerLimits {
  /** Time to wait for a free connection. */
  readonly acquireMs: number
}

/**
 * A live server reports a statement that takes too long. A server that is silent for so much longer is considered lost.
 */
const graceMs = 1000

/** The queue has connections of its own besides those of the worker, with the same limits. Only the worker loads it. */
export async function openBoss(url: string, superviseSeconds: number, limits?: QueueLimits): Promise<PgBoss> {
  const { PgBoss: Boss } = await import('pg-boss')
  return new Boss({
    connectionString: url,
    max: 2,
    useListenNotify: true,
    superviseIntervalSeconds: superviseSeconds,
    monitorVacuum: false,
    ...(limits && connectionOf(url, limits)),
  })
}

function connectionOf(url: string, limits: QueueLimits): object {
  const settings = takesLimits(url) ? limitsOf(limits) : []
  return {
    connectionTimeoutMillis: limits.acquireMs,
    ...(limits.statementMs > 0 && { query_timeout: limits.statementMs + graceMs }),
    ...(settings.length > 0 && {
      options: settings.map(([name, milliseconds]) => `-c ${name}=${milliseconds}`).join(' '),
    }),
  }
}
