import type { AccessFacts, SiteTransaction } from '#platform/context'
import { sql } from 'kysely'
import type {} from '../content.tables.ts'

/** Lists keep a copy of the locks of their items. Answers the tags of what shows the items, and of the collections whose index is among the documents. */
export async function onAccessChanged(
  ctx: SiteTransaction,
  documents: readonly AccessFacts[],
): Promise<readonly string[]> {
  const ids = documents.map(({ documentId }) => documentId)
  const { rows: items } = await sql<{ id: string; collection_id: string }>`
    update items i set locks = d.locks from documents d
    where d.website_id = ${ctx.site.id} and i.website_id = d.website_id and d.id = i.id and i.id = any(${ids}::text[])
    returning i.id, i.collection_id`.execute(ctx.db)
  const { rows: indexes } = await sql<{ id: string }>`
    select id from collections where website_id = ${ctx.site.id} and document_id = any(${ids}::text[])`.execute(ctx.db)
  const collections = new Set([...items.map((item) => item.collection_id), ...indexes.map(({ id }) => id)])
  return [...items.map(({ id }) => `item:${id}`), ...[...collections].map((id) => `collection:${id}`)]
}
