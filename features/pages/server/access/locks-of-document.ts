import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { siteTables } from '#platform/database'
import type {} from '../pages.tables.ts'
import { locksIn } from '../base/open-to.ts'

/** Returns the locks of a document; empty when it does not exist. */
export async function locksOfDocument(ctx: SiteContext, id: string): Promise<Locks> {
  return (await locksOfDocuments(ctx, [id])).get(id) ?? []
}

/** Like `locksOfDocument`, for many documents by id. */
export async function locksOfDocuments(ctx: SiteContext, ids: readonly string[]): Promise<Map<string, Locks>> {
  if (ids.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('documents')
    .select(['id', locksIn().as('locks')])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, locks }) => [id, locks ?? []]))
}
