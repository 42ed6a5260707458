import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { readSql } from '#platform/database'
import { failedQueue, hasQueues } from './parked-jobs.ts'

export interface RunningJob {
  id: string
  kind: string
  payload: unknown
  /** Time of its last start. */
  since: Date
  /** Number of its earlier starts. */
  retries: number
}

/** Returns running jobs, and started ones that wait to be restarted, the oldest first. */
export async function runningJobs(ctx: PlatformContext, most = 1000): Promise<readonly RunningJob[]> {
  if (!(await hasQueues(ctx))) return []
  const { rows } = await readSql(
    ctx.db,
    sql<RunningJob>`
      select id::text as id, name as kind, data->'payload' as payload, started_on as since, retry_count as retries
      from pgboss.job where state in ('active', 'retry') and started_on is not null and name <> ${failedQueue}
      order by started_on limit ${most}`,
  )
  return rows
}

/**
 * Removes running jobs, and those that wait for a restart, from their queues, and notifies their features, which end
 * the work. Returns their number.
 */
export async function cancelJobs(ctx: OutsideTransaction<PlatformContext>, ids: readonly string[]): Promise<number> {
  if (!(await hasQueues(ctx))) return 0
  const { rows } = await sql<{ kind: string; payload: unknown }>`
    update pgboss.job set state = 'cancelled', completed_on = now()
    where id::text = any(${[...ids]}::text[]) and state in ('active', 'retry') and name <> ${failedQueue}
    returning name as kind, data->'payload' as payload`.execute(ctx.db)
  for (const { kind, payload } of rows) {
    const job = ctx.product.jobs.get(kind)
    const input = job?.input.safeParse(payload)
    if (job && input?.success) await job.givenUp?.(ctx, input.data, 'cancelled')
  }
  return rows.length
}
