import { sql } from 'kysely'
import type { SiteContext } from '#platform/context'
import { enumerations, type Locks } from '#platform/contract'
import { readSql, siteTables } from '#platform/database'
import type {} from '../pages.tables.ts'
import { availabilityOf } from './availability.queries.ts'
import { locksIn } from '../base/open-to.ts'

/** Whether the site, or anything of it, is locked. */
export async function hasLocks(ctx: SiteContext): Promise<boolean> {
  if ((await availabilityOf(ctx)).state !== 'open') return true
  const row = await siteTables(ctx).selectFrom('inner_locks').select('document_id').limit(1).executeTakeFirst()
  return row !== undefined
}

/**
 * Locks of each published document that uses a file, without duplicates. The social card of a document is stored under
 * the document's own id, and reveals no more than its title.
 */
export async function locksOfFile(ctx: SiteContext, id: string): Promise<Locks[]> {
  const { rows } = await readSql(
    ctx.db,
    sql<{ locks: Locks }>`
    select distinct ${locksIn('d')} as locks from files_in_revisions f
    join documents d on d.website_id = f.website_id and d.id = f.document_id and d.published_revision_id = f.revision_id
    where f.website_id = ${ctx.site.id} and f.asset_id = ${id} and d.deleted_at is null and d.status = ${enumerations.contentStatuses.published}
    union
    select ${locksIn()} from documents where website_id = ${ctx.site.id} and id = ${id} and ${locksIn()} <> '{}'`,
  )
  return rows.map(({ locks }) => locks)
}
