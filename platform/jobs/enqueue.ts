import { newId } from '#platform/contract'
import type { Job, PlatformContext, Writable } from '#platform/context'
import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import type { OutboxTable } from './outbox.tables.ts'

export interface EnqueueOptions {
  /** Earliest time of its run. */
  after?: Date
  /**
   * Waiting jobs with the same key become a single job, at the earliest of their times, with the last input. A started
   * job no longer counts as waiting.
   */
  key?: string
}

/**
 * Queues a job in the caller's transaction: it runs after the commit, and never after a rollback. Outside of a
 * transaction it is queued at once.
 */
export async function enqueue<I>(
  ctx: Pick<Writable<PlatformContext>, 'db' | 'tx' | 'now'>,
  job: Job<I>,
  input: I,
  { after, key }: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(ctx, [[job, input]], { ...(after ? { after } : {}), ...(key === undefined ? {} : { key }) })
}

/** Like `enqueue`, for several different jobs. */
export async function enqueueAll(
  ctx: Pick<Writable<PlatformContext>, 'db' | 'tx' | 'now'>,
  // biome-ignore lint/suspicious/noExplicitAny: each input is checked by its own job
  jobs: readonly (readonly [Job<any>, unknown])[],
  { after, key }: EnqueueOptions = {},
): Promise<void> {
  const now = ctx.now()
  const rows = jobs.map(([job, input]): Queued => {
    const payload = job.input.parse(input) as Record<string, unknown>
    const websiteId = typeof payload['websiteId'] === 'string' ? payload['websiteId'] : null
    return {
      id: newId(now.getTime()),
      website_id: websiteId,
      kind: job.name,
      payload,
      key: key === undefined ? null : `${job.name}:${websiteId ?? ''}:${key}`,
      run_after: after ?? now,
      created_at: now,
    }
  })
  if (rows.length === 0) return
  if (!ctx.tx) await queueAll(ctx.db, rows)
  else for (const row of rows) ctx.tx.gather(queueAll, row)
}

type Queued = Omit<OutboxTable, 'created_at'> & { created_at: Date }

/** Sorted by their keys, so that two transactions that queue the same jobs wait for each other without a deadlock. */
function queueAll(db: Db, rows: readonly Queued[]): Promise<unknown> {
  const sorted = oneOfEachKey(rows).toSorted((a, b) => ((a.key ?? '') < (b.key ?? '') ? -1 : 1))
  return queue(db, {
    ids: sorted.map(({ id }) => id),
    sites: sorted.map(({ website_id }) => website_id),
    kinds: sorted.map(({ kind }) => kind),
    payloads: sorted.map(({ payload }) => JSON.stringify(payload)),
    keys: sorted.map(({ key }) => key),
    afters: sorted.map(({ run_after }) => run_after.toISOString()),
    created: sorted.map(({ created_at }) => created_at.toISOString()),
  })
}

/** Waiting jobs with one key become a single job: the last input, at the earliest time. */
function oneOfEachKey(rows: readonly Queued[]): Queued[] {
  const waiting = new Map<string, Queued>()
  for (const row of rows) {
    const before = row.key === null ? undefined : waiting.get(row.key)
    const run_after = before && before.run_after < row.run_after ? before.run_after : row.run_after
    waiting.set(row.key ?? row.id, { ...row, run_after })
  }
  return [...waiting.values()]
}

interface Columns {
  ids: string[]
  sites: (string | null)[]
  kinds: string[]
  payloads: string[]
  keys: (string | null)[]
  afters: string[]
  created: string[]
}

const queue = prepared((db, { ids, sites, kinds, payloads, keys, afters, created }: Columns) => ({
  // The update locks the waiting row, so that no worker starts it before this transaction is visible.
  compile: () =>
    sql`
      insert into outbox (id, website_id, kind, payload, key, run_after, created_at)
      select id, website_id, kind, payload::jsonb, key, run_after, created_at
      from unnest(${ids}::text[], ${sites}::text[], ${kinds}::text[], ${payloads}::text[], ${keys}::text[], ${afters}::timestamptz[], ${created}::timestamptz[])
        as new (id, website_id, kind, payload, key, run_after, created_at)
      on conflict (key) do update set payload = excluded.payload, run_after = least(outbox.run_after, excluded.run_after)`.compile(
      db,
    ),
}))
