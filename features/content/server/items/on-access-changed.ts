import type { ChangedAccess } from '#features/pages/server'
import type { SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import { collectionsByIds } from '../collections/collections.queries.ts'
import type {} from '../content.tables.ts'
import { tagsAround } from './item-rows.ts'

/** Lists keep a copy of the locks of their items. Answers the tags of what shows the items, and of the collections whose index is among the documents. */
export async function onAccessChanged(
  ctx: SiteTransaction,
  documents: readonly ChangedAccess[],
): Promise<readonly string[]> {
  const ids = documents.map(({ documentId }) => documentId)
  const { rows: items } = await sql<{ id: string; collection_id: string }>`
    update items i set inner_locks = d.inner_locks from documents d
    where d.website_id = ${ctx.site.id} and i.website_id = d.website_id and d.id = i.id and i.id = any(${ids}::text[])
    returning i.id, i.collection_id`.execute(ctx.db)
  const indexes = await siteTables(ctx)
    .selectFrom('collections')
    .select('id')
    .where(among('document_id', ids))
    .execute()
  const indexIds = new Set(indexes.map(({ id }) => id))
  return [
    ...[...indexIds].map((id) => `collection:${id}`),
    ...items.map(({ id }) => `item:${id}`),
    ...(await tagsBeside(
      ctx,
      items.filter((item) => !indexIds.has(item.collection_id)).map(({ id }) => id),
    )),
  ]
}

/** Of items that change alone. Where all of a collection change, those beside each are among them. */
async function tagsBeside(ctx: SiteTransaction, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx).selectFrom('items').selectAll().where(among('id', ids)).execute()
  const collections = await collectionsByIds(ctx, [...new Set(rows.map((row) => row.collection_id))])
  const tags: string[] = []
  for (const row of rows) {
    const collection = collections.get(row.collection_id)
    if (collection) tags.push(...(await tagsAround(ctx, row, collection)))
  }
  return tags
}

/** A statement has 65,534 parameters, and a collection may have more items: they go in one. */
function among(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::text[])`
}
