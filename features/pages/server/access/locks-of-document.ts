import type { SiteContext } from '#platform/context'
import type { Locks } from '#platform/contract'
import { siteTables } from '#platform/database'
import type {} from '../pages.tables.ts'
import { locksIn } from './open-to.ts'

/** What stands between visitors and a document as it is; nothing for one that is not there. */
export async function locksOfDocument(ctx: SiteContext, id: string): Promise<Locks> {
  const row = await siteTables(ctx)
    .selectFrom('documents')
    .select(locksIn().as('locks'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.locks ?? []
}
