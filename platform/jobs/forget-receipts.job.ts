import { z } from 'zod'
import { dayMs } from '../contract/index.ts'
import { job } from './job.ts'

const keptDays = 30

/** The queue itself keeps finished jobs for a week: after a month no job can come back. */
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
