import { newId } from '#platform/contract'
import type { Job, PlatformContext } from '#platform/context'
import { beforeCommit, type Db, prepared } from '#platform/database'
import type { OutboxTable } from './outbox.tables.ts'

export interface EnqueueOptions {
  /** Not before this moment. */
  after?: Date
  /** Of several jobs that wait under one key, one runs, at the earliest of their moments, with the last input. A job that has begun waits no longer. */
  key?: string
}

/** Queues a job in the caller's transaction: it runs after the commit, or never if there is none. */
export async function enqueue<I>(
  ctx: Pick<PlatformContext, 'db' | 'now'>,
  job: Job<I>,
  input: I,
  { after, key }: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(ctx, [[job, input]], { ...(after ? { after } : {}), ...(key === undefined ? {} : { key }) })
}

/** As `enqueue`, for several different jobs at a time. */
export async function enqueueAll(
  ctx: Pick<PlatformContext, 'db' | 'now'>,
  // biome-ignore lint/suspicious/noExplicitAny: each input is checked by its own job
  jobs: readonly (readonly [Job<any>, unknown])[],
  { after, key }: EnqueueOptions = {},
): Promise<void> {
  const now = ctx.now()
  const rows = jobs.map(([job, input]) => {
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
  const [row] = rows
  const queued = { execute: (): Promise<unknown> => (row && rows.length === 1 ? queueOne(ctx.db, row) : queue(ctx.db, rows).execute()) }
  if (ctx.db.isTransaction) beforeCommit(ctx.db, queued)
  else await queued.execute()
}

type Queued = Omit<OutboxTable, 'created_at'> & { created_at: Date }

function queue(db: Db, rows: readonly Queued[]) {
  return (
    db
      .insertInto('outbox')
      .values(rows)
      // The update locks the waiting row, so that no worker starts it before this transaction can be seen.
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((row) => ({
          payload: row.ref('excluded.payload'),
          run_after: row.fn<Date>('least', ['outbox.run_after', 'excluded.run_after']),
        })),
      )
  )
}

const queueOne = prepared((db, { id, website_id, kind, payload, key, run_after, created_at }: Queued) =>
  queue(db, [{ id, website_id, kind, payload, key, run_after, created_at }]),
)
