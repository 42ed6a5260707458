import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { type OpenSite, perform } from './perform.ts'

/**
 * Runs all due jobs in this process until there are none, for commands that work without a worker and for tests. A job
 * that throws stays queued, and the error is rethrown. Returns the number of jobs.
 */
export async function runDueJobs(
  ctx: OutsideTransaction<PlatformContext>,
  openSite: OpenSite,
  only?: { websiteId?: string; kinds?: readonly string[] },
): Promise<number> {
  for (let count = 0; ; count += 1) {
    const ran = await ctx.db.transaction().execute(async (db) => {
      let due = db.selectFrom('outbox').selectAll().where('run_after', '<=', ctx.now())
      if (only?.websiteId) due = due.where('website_id', '=', only.websiteId)
      if (only?.kinds) due = due.where('kind', 'in', [...only.kinds])
      const row = await due.orderBy('run_after').orderBy('id').limit(1).forUpdate().skipLocked().executeTakeFirst()
      if (!row) return false
      const performed = await perform(ctx, openSite, ctx.product.jobs.get(row.kind), row.id, row.payload)
      if (performed.status === 'parked')
        ctx.log.error(
          { job: row.kind, id: row.id, reason: performed.reason },
          'A job cannot run and was taken out of the queue.',
        )
      await db.deleteFrom('outbox').where('id', '=', row.id).execute()
      return true
    })
    if (!ran) return count
  }
}
