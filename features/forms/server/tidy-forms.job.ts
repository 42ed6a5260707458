import { allSites, settingsOf } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { z } from 'zod'
import { formsSettings } from '../contract/forms.settings.ts'
import { pendingDays } from '../contract/newsletter.rules.ts'
import { refusedFormMs } from '../contract/form.rules.ts'

const keptSpamDays = 30

/** Deletes answers of refused forms, unconfirmed subscribers, spam older than a month, and yesterday's fingerprints. */
export const tidyFormsJob = job({
  name: 'forms.tidy',
  schedule: '10 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const now = ctx.now().getTime()
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        const tables = siteTables({ db: tx.db, site })
        const { keepDays } = await settingsOf(tx, formsSettings)
        if (keepDays > 0)
          await tables
            .deleteFrom('form_submissions')
            .where('submitted_at', '<', new Date(now - keepDays * dayMs))
            .execute()
        await tables
          .deleteFrom('refused_forms')
          .where('refused_at', '<', new Date(now - refusedFormMs))
          .execute()
        await tables
          .deleteFrom('form_proofs')
          .where('used_at', '<', new Date(now - dayMs))
          .execute()
        await tables
          .deleteFrom('subscribers')
          .where('state', '=', 'pending')
          .where('requested_at', '<', new Date(now - pendingDays * dayMs))
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
