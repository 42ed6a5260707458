import { z } from 'zod'
import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { dayMs } from '#platform/contract'

/** By then a slow payment has either succeeded or failed for good. */
const giftDays = 30

/** Removes donations that were begun and never paid, with their givers' personal data. */
export const tidyCheckoutJob = longJob({
  name: 'checkout.tidy',
  schedule: '31 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - giftDays * dayMs)
    for (const site of await allSites(ctx)) {
      await inSite(ctx, site, ({ db }) =>
        siteTables({ db, site })
          .deleteFrom('gifts')
          .where('order_id', 'is', null)
          .where('changed_at', '<', before)
          .execute(),
      )
    }
  },
})
