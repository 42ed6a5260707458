import { announcePublication, publishedDocuments } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { itemSettingsSchema } from '../../contract/index.ts'
import type {} from '../content.tables.ts'
import { keepItemRow } from './item-rows.ts'

/** Items of a collection that is no longer for members as a whole are seen by whom their own settings say. */
export const uncoverItemsJob = job({
  name: 'content.uncover',
  input: z.object({ websiteId: idSchema, ids: z.array(idSchema).max(200) }),
  run: async (ctx: SiteTransaction, { ids }) => {
    const published = await publishedDocuments(ctx, { ids })
    const rows = await siteTables(ctx)
      .selectFrom('items')
      .select(['id', 'visible_from'])
      .where('id', 'in', ids)
      .execute()
    const tags = ['site-map']
    for (const { document, status, publishedAt } of published) {
      const { access } = itemSettingsSchema.parse(document.settings)
      const row = siteTables(ctx).updateTable('documents').set({ published_access: access })
      await row.where('id', '=', document.id).execute()
      const from = rows.find(({ id }) => id === document.id)?.visible_from ?? publishedAt
      tags.push(`document:${document.id}`, ...(await keepItemRow(ctx, { document, status, publishedAt: from })))
    }
    await announcePublication(
      ctx,
      published.map(({ document }) => ({ documentId: document.id, kind: document.kind, state: 'shown' })),
    )
    await changed(ctx, tags)
  },
})
