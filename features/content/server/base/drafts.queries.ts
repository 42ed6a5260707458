import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { Document } from '#platform/document'
import { type RawBuilder, sql } from 'kysely'
import { isBlank, type ItemSettings, itemSettingsSchema } from '../../contract/index.ts'

/** Condition for documents whose draft belongs to the collection, which uses the index `documents_by_collection`. */
export function inCollection(collectionId: string): RawBuilder<boolean> {
  return sql<boolean>`(documents.head -> 'settings' ->> 'collection' = ${collectionId}
    and documents.deleted_at is null and documents.kind in ('post', 'project', 'item'))`
}

/** Returns the existing drafts of items by id. */
export async function itemDrafts(
  ctx: SiteContext,
  ids: readonly string[],
): Promise<{ id: string; kind: string; settings: ItemSettings }[]> {
  if (ids.length === 0) return []
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where('id', 'in', ids)
    .where('kind', 'in', ['post', 'project', 'item'])
    .where('deleted_at', 'is', null)
    .select(['id', 'kind', sql<unknown>`head -> 'settings'`.as('settings')])
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [{ id, kind: row.kind, settings: itemSettingsSchema.parse(row.settings) }] : []
  })
}

/** Returns the items without a title or without content. */
export async function unfinishedItems(ctx: SiteContext, ids: readonly string[]): Promise<{ title: string }[]> {
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .where('id', 'in', [...ids])
    .select([
      'title',
      sql<Document['settings']>`head -> 'settings'`.as('settings'),
      sql<Document['blocks']>`head -> 'blocks'`.as('blocks'),
    ])
    .execute()
  return rows.filter((row) => row.title.trim() === '' || isBlank(row))
}

export async function draftsCount(ctx: SiteContext, collectionId: string): Promise<number> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .where(inCollection(collectionId))
    .select((document) => document.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(row.n)
}
