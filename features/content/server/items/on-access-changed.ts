import type { ChangedAccess } from '#features/pages/server'
import { type CacheTag, cacheTag, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { type RawBuilder, sql } from 'kysely'
import { collectionsByIds } from '../base/collections.queries.ts'
import type {} from '../content.tables.ts'
import { tagsAround } from './item-rows.ts'

/**
 * Returns the tags of pages that show the items among the documents, and of the collections whose index is among them.
 */
export async function onAccessChanged(
  ctx: SiteTransaction,
  documents: readonly ChangedAccess[],
): Promise<readonly CacheTag[]> {
  const ids = documents.map(({ documentId }) => documentId)
  const items = await siteTables(ctx).selectFrom('items').selectAll().where(among('id', ids)).execute()
  const indexes = await siteTables(ctx)
    .selectFrom('collections')
    .select('id')
    .where(among('document_id', ids))
    .execute()
  const indexIds = new Set(indexes.map(({ id }) => id))
  const tags = [...[...indexIds].map((id) => cacheTag.collection(id)), ...items.map(({ id }) => cacheTag.item(id))]
  // Leaves out items of a collection that changes as a whole.
  const alone = items.filter((item) => !indexIds.has(item.collection_id))
  const collections = await collectionsByIds(ctx, [...new Set(alone.map((item) => item.collection_id))])
  for (const item of alone) {
    const collection = collections.get(item.collection_id)
    if (collection) tags.push(...(await tagsAround(ctx, item, collection)))
  }
  return tags
}

function among(column: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${[...ids]}::text[])`
}
