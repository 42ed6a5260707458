import { z } from 'zod'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { keptDays } from './misses.ts'
import type {} from './search.tables.ts'

/** Deletes queries of the last season, which are no longer useful. Runs every night. */
export const forgetMisses = job({
  name: 'search.forget-misses',
  schedule: '35 0 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const oldest = new Date(ctx.now().getTime() - keptDays * dayMs).toISOString().slice(0, 10)
    await ctx.db.deleteFrom('search_misses').where('day', '<', oldest).execute()
  },
})
