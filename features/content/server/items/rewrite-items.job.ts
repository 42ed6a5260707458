import { publishedDocuments } from '#features/pages/server'
import { cacheTag, type SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { z } from 'zod'
import type {} from '../content.tables.ts'
import { keepItemRow } from './item-rows.ts'

/** Rewrites list entries from published items. A migration queues it once the rows have new columns. */
export const rewriteItemsJob = job({
  name: 'content.rewrite-items',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(200) }),
  run: async (ctx: SiteTransaction, { ids }) => {
    const published = await publishedDocuments(ctx, { ids })
    const rows = await siteTables(ctx)
      .selectFrom('items')
      .select(['id', 'visible_from'])
      .where('id', 'in', ids)
      .execute()
    const tags = [cacheTag.siteMap]
    for (const { document, status, publishedAt } of published) {
      const from = rows.find(({ id }) => id === document.id)?.visible_from ?? publishedAt
      tags.push(cacheTag.document(document.id), ...(await keepItemRow(ctx, { document, status, publishedAt: from })))
    }
    await changed(ctx, tags)
  },
})
