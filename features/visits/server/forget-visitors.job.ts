import { z } from 'zod'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import type {} from './visits.tables.ts'

/** Days for which counts are kept, so that a year can be compared with the year before. */
const keptDays = 3 * 366

/** Deletes yesterday's marks, which told visitors apart, and old counts. Runs every night. */
export const forgetVisitors = job({
  name: 'visits.forget',
  schedule: '15 0 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const now = ctx.now()
    const today = now.toISOString().slice(0, 10)
    await ctx.db.deleteFrom('visitor_marks').where('day', '<', today).execute()
    await ctx.db.deleteFrom('page_error_visitors').where('day', '<', today).execute()
    await ctx.db
      .deleteFrom('visitor_hours')
      .where('hour', '<', new Date(now.getTime() - keptDays * dayMs))
      .execute()
  },
})
