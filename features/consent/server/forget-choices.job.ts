import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { z } from 'zod'
import type {} from './consent.tables.ts'

/**
 * Time for which a proof may be demanded: a choice is valid for 30 days, and claims about it expire after five years.
 */
const keptDays = 5 * 366

export const forgetChoices = job({
  name: 'consent.forget',
  schedule: '40 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptDays * dayMs)
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        await siteTables({ db: tx.db, site }).deleteFrom('consent_choices').where('chosen_at', '<', before).execute()
      })
  },
})
