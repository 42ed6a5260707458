import { allSites } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { indexLater } from '../base/index-products.job.ts'

/** Indexes every product of all sites again. A migration queues it when products become searchable by more fields. */
export const reindexJob = job({
  name: 'catalog.reindex',
  input: z.object({}),
  run: async (ctx) => {
    for (const site of await allSites(ctx))
      await inSite({ ...ctx, locale: languageOf(site.locale) }, site, async (siteCtx) => {
        const rows = await siteTables({ db: siteCtx.db, site })
          .selectFrom('products')
          .select('id')
          .orderBy('id')
          .execute()
        await indexLater(
          siteCtx,
          rows.map(({ id }) => id),
        )
      })
  },
})
