import { siteById } from '#features/sites/server'
import { idSchema } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { longJob } from '#platform/jobs'
import { z } from 'zod'
import { indexLater } from '../base/index-products.job.ts'

const atOnce = 1000

/** Indexes all products of these products pages again. */
export const indexPagesJob = longJob({
  name: 'catalog.index-pages',
  input: z.object({ websiteId: idSchema, collections: z.array(idSchema) }),
  run: async (ctx, { websiteId, collections }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    let after: string | undefined = ''
    while (after !== undefined) {
      const last: string = after
      after = await inSite({ ...ctx, locale: languageOf(site.locale) }, site, async (tx) => {
        const rows = await siteTables(tx)
          .selectFrom('products')
          .select('id')
          .where('collection_id', 'in', collections)
          .where('id', '>', last)
          .orderBy('id')
          .limit(atOnce)
          .execute()
        const ids = rows.map(({ id }) => id)
        await indexLater(tx, ids)
        return ids.at(-1)
      })
    }
  },
})
