import { forgetFiles, removedFiles } from '#features/catalog/server'
import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { z } from 'zod'

/** Time after the expiry of a link in which the shop can still issue a new one. */
const retentionDays = 90

/** Deletes files that belong to no product any more once no buyer can request them. */
export const eraseFilesJob = longJob({
  name: 'orders.erase-files',
  schedule: '40 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const since = new Date(ctx.now().getTime() - retentionDays * dayMs)
    for (const site of await allSites(ctx)) {
      const keys = await inSite(ctx, site, async (tx) => {
        const removed = await removedFiles(tx)
        if (removed.length === 0) return []
        const promised = await siteTables({ db: tx.db, site })
          .selectFrom('order_downloads')
          .select('file_id')
          .where('file_id', 'in', removed)
          .where('expires_at', '>', since)
          .execute()
        const promisedIds = new Set(promised.map((row) => row.file_id))
        return forgetFiles(
          tx,
          removed.filter((id) => !promisedIds.has(id)),
        )
      })
      if (keys.length > 0) await ctx.storage.remove(keys)
    }
  },
})
