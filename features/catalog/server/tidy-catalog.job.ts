import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { dayMs } from '#platform/contract'
import { sql } from 'kysely'
import { z } from 'zod'
import { formDraftMs } from './products/product-form-drafts.queries.ts'

const changesDays = 90

/**
 * Merges the counts of lists, and removes expired reservations, changes too old to be undone, and input of refused
 * forms.
 */
export const tidyCatalogJob = job({
  name: 'catalog.tidy',
  schedule: '20 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - changesDays * dayMs)
    const hourAgo = new Date(ctx.now().getTime() - formDraftMs)
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (tx) => {
        await siteTables({ db: tx.db, site }).deleteFrom('stock_reservations').where('until', '<', ctx.now()).execute()
        await siteTables({ db: tx.db, site }).deleteFrom('form_drafts').where('at', '<', hourAgo).execute()
        await siteTables({ db: tx.db, site }).deleteFrom('catalog_changes').where('at', '<', before).execute()
        await sql`select quoin_settle_counts(${site.id})`.execute(tx.db)
      })
  },
})
