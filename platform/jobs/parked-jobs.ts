import { readSql } from '#platform/database'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { PlatformContext } from '#platform/context'

export const parkedQueue = 'parked'

export interface ParkedJob {
  id: string
  kind: string
  payload: unknown
  reason: string
  since: Date
}

/** Jobs that were given up: their input no longer fits, or every try failed. `doctor` lists them. */
export async function parkedJobs(ctx: PlatformContext): Promise<readonly ParkedJob[]> {
  const there = await readSql(ctx.db, sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`)
  if (!there.rows[0]?.is) return []
  const { rows } = await readSql(
    ctx.db,
    sql<ParkedJob>`
    select id::text as id, data->>'kind' as kind, data->'payload' as payload, created_on as since,
      coalesce(source_output->>'message', source_output->'value'->>'message', '') as reason
    from pgboss.job where name = ${parkedQueue} and state = 'created' order by created_on`,
  )
  return rows
}

/** Puts parked jobs back into their queues, once their cause is mended. Answers how many. */
export async function retryParkedJobs(ctx: PlatformContext): Promise<number> {
  const boss = new PgBoss({ connectionString: ctx.config.databaseUrl, max: 1, supervise: false, schedule: false })
  await boss.start()
  try {
    return await boss.redrive(parkedQueue)
  } finally {
    await boss.stop({ graceful: false })
  }
}
