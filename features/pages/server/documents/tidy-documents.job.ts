import { siteTables } from '#platform/database'
import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'
import { dayMs, idSchema } from '#platform/contract'
import { enqueue, job } from '#platform/jobs'
import { z } from 'zod'
import { trashDays } from './trash-document.ts'

/** Days for which the log keeps single operations. After that only snapshots and named versions remain. */
export const logDays = 180

/**
 * Runs nightly: deletes documents that were in the trash for thirty days, and reduces old logs to their snapshots. One
 * job for each site.
 */
export const tidyEverySite = job({
  name: 'pages.tidy_every_site',
  input: z.object({}),
  schedule: '20 3 * * *',
  run: async (ctx) => {
    const sites = await ctx.db.selectFrom('websites').select('id').where('removed_at', 'is', null).execute()
    for (const { id } of sites) await enqueue(ctx, tidySite, { websiteId: id }, { key: 'tidy' })
  },
})

export const tidySite = job({
  name: 'pages.tidy_site',
  input: z.object({ websiteId: idSchema }),
  run: async (ctx) => {
    await removeOldTrash(ctx)
    await thinLogs(ctx)
  },
})

async function removeOldTrash(ctx: SiteTransaction): Promise<void> {
  const before = new Date(ctx.now().getTime() - trashDays * dayMs)
  await siteTables(ctx).deleteFrom('documents').where('deleted_at', '<', before).execute()
}

/**
 * Deletes operations up to each document's last snapshot before the limit, so that every later version can still be
 * built.
 */
async function thinLogs(ctx: SiteTransaction): Promise<void> {
  const before = new Date(ctx.now().getTime() - logDays * dayMs)
  await sql`
    delete from document_operations as logged
    using (
      select snapshot.document_id, max(snapshot.seq) as seq
      from document_snapshots as snapshot
      where snapshot.website_id = ${ctx.site.id} and not exists (
        select 1 from document_operations as later
        where later.website_id = snapshot.website_id and later.document_id = snapshot.document_id
          and later.seq <= snapshot.seq and later.at >= ${before}
      )
      group by snapshot.document_id
    ) as line
    where logged.website_id = ${ctx.site.id} and logged.document_id = line.document_id
      and logged.seq <= line.seq and logged.at < ${before}`.execute(ctx.db)
}
