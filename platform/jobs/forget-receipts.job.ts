import { z } from 'zod'
import { dayMs } from '../contract/index.ts'
import { job } from './job.ts'

const keptDays = 30

/** Deletes receipts after a month. The queue keeps finished jobs for a week, so no job can return after that. */
export const forgetReceiptsJob = job({
  name: 'jobs.forget-receipts',
  schedule: '20 3 * * *',
  input: z.object({}),
  run: async (ctx) => {
    await ctx.db
      .deleteFrom('job_receipts')
      .where('created_at', '<', new Date(ctx.now().getTime() - keptDays * dayMs))
      .execute()
  },
})
