import { newId } from '#platform/contract'
import type { Job, PlatformContext } from '#platform/context'
import type {} from './outbox.tables.ts'

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
  const payload = job.input.parse(input) as Record<string, unknown>
  const now = ctx.now()
  const websiteId = typeof payload.websiteId === 'string' ? payload.websiteId : null
  await ctx.db
    .insertInto('outbox')
    .values({
      id: newId(now.getTime()),
      website_id: websiteId,
      kind: job.name,
      payload,
      key: key === undefined ? null : `${job.name}:${websiteId ?? ''}:${key}`,
      run_after: after ?? now,
      created_at: now,
    })
    // The update locks the waiting row, so that no worker starts it before this transaction can be seen.
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        payload: row.ref('excluded.payload'),
        run_after: row.fn<Date>('least', ['outbox.run_after', 'excluded.run_after']),
      })),
    )
    .execute()
}
