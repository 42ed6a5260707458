import { inSite, siteTables } from '#platform/database'
import { longJob } from '#platform/jobs'
import { allSites } from '#features/sites/server'
import { z } from 'zod'

/** Takes away sessions and secrets that have expired. */
export const tidyMembersJob = longJob({
  name: 'members.tidy',
  schedule: '41 3 * * *',
  input: z.object({}),
  run: async (ctx) => {
    for (const site of await allSites(ctx)) {
      await inSite(ctx, site, async ({ db, now }) => {
        await siteTables({ db, site }).deleteFrom('member_sessions').where('expires_at', '<', now()).execute()
        await siteTables({ db, site }).deleteFrom('member_tokens').where('expires_at', '<', now()).execute()
      })
    }
  },
})
