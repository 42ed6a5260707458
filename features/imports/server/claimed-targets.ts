import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { sql } from 'kysely'

/** Returns those targets that rows of this import created, now or in an earlier import: they belong to no other row. */
export async function claimedTargets(ctx: SiteContext, importId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await siteTables(ctx)
    .selectFrom('import_records as record')
    .innerJoin('imports as own', (join) =>
      join
        .onRef('own.website_id', '=', 'record.website_id')
        .onRef('own.source', '=', 'record.source')
        .on('own.id', '=', importId),
    )
    .innerJoin('import_rows as row', (join) =>
      join
        .onRef('row.website_id', '=', 'record.website_id')
        .onRef('row.source_key', '=', 'record.source_key')
        .on('row.import_id', '=', importId),
    )
    .select('record.target_id')
    .where(sql<boolean>`record.target_id = any(${ids}::text[])`)
    .execute()
  return new Set(rows.map(({ target_id }) => target_id))
}
