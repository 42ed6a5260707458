import { allSites } from '#features/sites/server'
import { inSite } from '#platform/database'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { formDraftMs } from './products/product-form-drafts.queries.ts'

const keptChangesDays = 90

/** Reservations that are over, changes so old that nobody undoes them, and what was typed into forms that were refused. */
export const tidyCatalogJob = job({
  name: 'catalog.tidy',
  schedule: '20 4 * * *',
  input: z.object({}),
  run: async (ctx) => {
    const before = new Date(ctx.now().getTime() - keptChangesDays * 86_400_000)
    const hourAgo = new Date(ctx.now().getTime() - formDraftMs)
    for (const site of await allSites(ctx))
      await inSite(ctx, site, async (inside) => {
        await inside.db
          .deleteFrom('stock_reservations')
          .where('website_id', '=', site.id)
          .where('until', '<', ctx.now())
          .execute()
        await inside.db.deleteFrom('form_drafts').where('website_id', '=', site.id).where('at', '<', hourAgo).execute()
        await inside.db
          .deleteFrom('catalog_changes')
          .where('website_id', '=', site.id)
          .where('at', '<', before)
          .execute()
      })
  },
})
