import { siteTables } from '#platform/database'
import { orderBetween } from '#platform/document'
import type { SiteContext } from '#platform/context'
import { sql } from 'kysely'
import { inCollection } from '../base/drafts.queries.ts'

const position = sql<string>`coalesce(documents.head -> 'settings' ->> 'position', '')`

/** Returns the key that puts a new item last. */
export async function lastPosition(ctx: SiteContext, collectionId: string): Promise<string> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .where(inCollection(collectionId))
    .select(sql<string | null>`max(${position} collate "C")`.as('last'))
    .executeTakeFirst()
  return orderBetween(row?.last || null, null)
}

/** Returns the positions of a collection's drafts in order. Items without one come last. */
export async function positionsOf(ctx: SiteContext, collectionId: string): Promise<{ id: string; position: string }[]> {
  return await siteTables(ctx)
    .selectFrom('documents')
    .where(inCollection(collectionId))
    .select(['id', position.as('position')])
    .orderBy(sql`${position} = ''`)
    .orderBy(sql`${position} collate "C"`)
    .orderBy('id')
    .execute()
}
