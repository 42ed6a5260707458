import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { refusedFormMs } from '../contract/form.rules.ts'

const dayMs = 86_400_000
const keptSpamDays = 30

/** Forgets what was typed into forms that were refused, spam of a month ago, and yesterday's fingerprints. */
export const tidyFormsJob = job({
  name: 'forms.tidy',
  schedule: '10 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const now = ctx.now().getTime()
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        const tables = siteTables({ db: tx.db, site })
        await tables
          .deleteFrom('refused_forms')
          .where('refused_at', '<', new Date(now - refusedFormMs))
          .execute()
        await tables
          .deleteFrom('form_submissions')
          .where('state', '=', 'spam')
          .where('submitted_at', '<', new Date(now - keptSpamDays * dayMs))
          .execute()
      })
    const yesterday = new Date(now - dayMs).toISOString().slice(0, 10)
    await ctx.db.deleteFrom('form_fingerprints').where('day', '<', yesterday).execute()
  },
})
