import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { z } from 'zod'
import { allKeys, photosFolder } from './photo-keys.ts'

/** Photos without a review after a day belong to a request that failed midway. */
const looseMs = dayMs

/** Deletes the photos of deleted reviews from the store. */
export const erasePhotosJob = longJob({
  name: 'reviews.erase-photos',
  schedule: '40 * * * *',
  input: z.object({}),
  run: async (ctx) => {
    const oldest = ctx.now().getTime() - looseMs
    for (const site of await allSites(ctx)) {
      const { gone, present } = await inSite(ctx, site, async (tx) => {
        const tables = siteTables({ db: tx.db, site })
        const rows = await tables.deleteFrom('review_photos').where('review_id', 'is', null).returning('id').execute()
        return { gone: rows, present: await tables.selectFrom('review_photos').select('id').execute() }
      })
      const presentIds = new Set(present.map(({ id }) => id))
      const keys = gone.flatMap(({ id }) => allKeys({ site }, id))
      for await (const key of ctx.storage.list(photosFolder({ site }))) {
        const id = key.slice(photosFolder({ site }).length).split('/')[0] ?? ''
        if (!presentIds.has(id) && Number.parseInt(id.slice(0, 12), 16) < oldest) keys.push(...allKeys({ site }, id))
      }
      if (keys.length > 0) await ctx.storage.remove([...new Set(keys)])
    }
  },
})
