import { sql } from 'kysely'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { newId } from '#platform/contract'
import { readSql } from '#platform/database'

export const failedQueue = 'parked'

export interface FailedJob {
  id: string
  kind: string
  payload: unknown
  reason: string
  since: Date
}

export interface Queues {
  /** Number of due jobs, and the time of the first one. */
  readonly waiting: number
  readonly oldest: Date | null
  readonly parked: number
  /** Due jobs by kind. */
  readonly kinds: readonly { readonly kind: string; readonly waiting: number }[]
}

/** Whether the queues exist. A web process may start before the first worker has created them. */
export async function hasQueues({ db }: Pick<PlatformContext, 'db'>): Promise<boolean> {
  const there = await readSql(db, sql<{ is: boolean }>`select to_regclass('pgboss.job') is not null as is`)
  return there.rows[0]?.is === true
}

/** Returns jobs that were given up because their input no longer fits or every attempt failed, the newest first. */
export async function failedJobs(ctx: PlatformContext, most = 1000): Promise<readonly FailedJob[]> {
  if (!(await hasQueues(ctx))) return []
  const { rows } = await readSql(
    ctx.db,
    sql<FailedJob>`
    select id::text as id, data->>'kind' as kind, data->'payload' as payload, created_on as since,
      coalesce(source_output->>'message', source_output->'value'->>'message', '') as reason
    from pgboss.job where name = ${failedQueue} and state = 'created' order by created_on desc limit ${most}`,
  )
  return rows
}

export async function queues(ctx: PlatformContext): Promise<Queues> {
  const outbox = await readSql(
    ctx.db,
    sql<{ waiting: number; oldest: Date | null }>`
      select count(*) as waiting, min(run_after) as oldest from outbox where run_after <= ${ctx.now()}`,
  )
  const { waiting = 0, oldest = null } = outbox.rows[0] ?? {}
  if (!(await hasQueues(ctx))) return { waiting, oldest, parked: 0, kinds: [] }
  const { rows } = await readSql(
    ctx.db,
    sql<{ kind: string; waiting: number; oldest: Date | null }>`
      select name as kind, count(*) as waiting, min(created_on) as oldest
      from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`,
  )
  const due = rows.filter(({ kind }) => kind !== failedQueue)
  const moments = [oldest, ...due.map((queue) => queue.oldest)].filter((moment) => moment !== null)
  return {
    waiting: due.reduce((sum, queue) => sum + queue.waiting, waiting),
    oldest: moments.length === 0 ? null : new Date(Math.min(...moments.map((moment) => moment.getTime()))),
    parked: rows.find(({ kind }) => kind === failedQueue)?.waiting ?? 0,
    kinds: due.map(({ kind, waiting: count }) => ({ kind, waiting: count })),
  }
}

type Chosen = readonly string[] | 'all'

/**
 * Returns parked jobs to the queue after their cause was removed, in one transaction, so that none is lost or doubled.
 * Returns their number.
 */
export async function retryFailedJobs(ctx: OutsideTransaction<PlatformContext>, ids: Chosen = 'all'): Promise<number> {
  if (!(await hasQueues(ctx))) return 0
  return ctx.db.transaction().execute(async (db) => {
    const jobs = await takenOut(db, ids)
    const now = ctx.now()
    const rows = jobs.map(({ kind, payload }) => ({
      id: newId(now.getTime()),
      website_id: typeof payload?.['websiteId'] === 'string' ? payload['websiteId'] : null,
      kind,
      payload: payload ?? {},
      key: null,
      run_after: now,
    }))
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('outbox')
        .values(rows.slice(from, from + 500))
        .execute()
    return rows.length
  })
}

/** Discards failed jobs without running them. Returns their number. */
export async function discardFailedJobs(ctx: OutsideTransaction<PlatformContext>, ids: Chosen): Promise<number> {
  if (!(await hasQueues(ctx))) return 0
  return ctx.db.transaction().execute(async (db) => (await takenOut(db, ids)).length)
}

async function takenOut(db: OutsideTransaction<PlatformContext>['db'], ids: Chosen) {
  const chosen = ids === 'all' ? sql`true` : sql`id::text = any(${[...ids]}::text[])`
  const { rows } = await sql<{ kind: string; payload: Record<string, unknown> | null }>`
    delete from pgboss.job where name = ${failedQueue} and state = 'created' and ${chosen}
    returning data->>'kind' as kind, data->'payload' as payload`.execute(db)
  return rows
}
