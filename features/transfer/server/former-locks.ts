import { sql } from 'kysely'
import type { SiteTransaction } from '#platform/context'

/** Where programs before this one kept the locks of a document: in a column of its row. */
const formerColumns = ['inner_locks', 'locks'] as const

/** Returns the column of an archive's documents that marks locked ones, where the archive has no table of locks. */
export function formerLocks(archived: readonly string[], own: readonly string[]): string | null {
  return formerColumns.find((column) => archived.includes(column) && !own.includes(column)) ?? null
}

/**
 * Restores locks from archives that are older than the table of locks. The lock of a closed site is not transferred.
 */
export async function bringFormerLocks(ctx: SiteTransaction, rows: string, column: string): Promise<void> {
  await sql`
    insert into inner_locks (website_id, document_id, locks)
    select ${ctx.site.id}, former.id, former.locks
    from jsonb_array_elements(${rows}::text::jsonb) as r
    cross join lateral (
      select r ->> 'id' as id, array_remove(array(select jsonb_array_elements_text(r -> ${column}::text)), ${`password:${ctx.site.id}`}::text) as locks
    ) as former
    where former.locks <> '{}'`.execute(ctx.db)
}
