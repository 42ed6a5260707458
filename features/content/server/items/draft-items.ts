import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { Document } from '#platform/document'
import { sql } from 'kysely'
import { type Collection, itemSettingsSchema } from '../../contract/index.ts'
import { inCollection } from '../base/drafts.queries.ts'
import type { VisibleItem } from '../base/items.queries.ts'
import { itemRow } from './item-rows.ts'

/** Returns unpublished items as lists would show them once they are published, the newest first. For owners only. */
export async function draftItems(ctx: SiteContext, collection: Collection, limit: number): Promise<VisibleItem[]> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where(inCollection(collection.id))
    .where('documents.published_seq', 'is', null)
    .select([sql<Document>`documents.head`.as('head'), 'documents.changed_at'])
    .orderBy(sql`documents.head -> 'settings' ->> 'date' desc nulls last`)
    .orderBy('documents.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ head: document, changed_at }) =>
    itemRow(ctx, {
      document,
      settings: itemSettingsSchema.parse(document.settings),
      collection,
      publishedAt: changed_at,
      datedAt: null,
    }),
  )
}
