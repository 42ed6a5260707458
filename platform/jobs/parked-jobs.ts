import { readSql } from '#platform/database'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { PlatformContext } from '#platform/context'

export const failedQueue = 'parked'

export interface FailedJob {
  id: string
  kind: string
  payload: unknown
  reason: string
  since: Date
}

/** Jobs that were given up: their input no longer fits, or every try failed. `doctor` lists them. */
export async function failedJobs(ctx: PlatformContext): Promise<readonly FailedJob[]> {
  const there = await readSql(ctx.db, sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`)
  if (!there.rows[0]?.is) return []
  const { rows } = await readSql(
    ctx.db,
    sql<FailedJob>`
    select id::text as id, data->>'kind' as kind, data->'payload' as payload, created_on as since,
      coalesce(source_output->>'message', source_output->'value'->>'message', '') as reason
    from pgboss.job where name = ${failedQueue} and state = 'created' order by created_on`,
  )
  return rows
}

/** Puts parked jobs back into their queues, once their cause is mended. Answers how many. */
export async function retryFailedJobs(ctx: PlatformContext): Promise<number> {
  const boss = new PgBoss({ connectionString: ctx.config.databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  try {
    return await boss.redrive(failedQueue)
  } finally {
    await boss.stop({ graceful: false })
  }
}
