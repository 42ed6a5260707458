import { sql } from 'kysely'
import type { PlatformContext } from '#platform/context'
import { readSql } from '#platform/database'
import { archivedTables, tablesLeftBehind } from './archive-tables.ts'

export interface TableShape {
  /** All columns that can be written. */
  columns: string[]
  /** Columns of the primary key without `website_id`. */
  key: string[]
}

/**
 * Returns the tables with rows of sites. A table without a decision about archives stops the work, so that nothing is
 * lost silently.
 */
export async function shapesOfTables(ctx: Pick<PlatformContext, 'db' | 'product'>): Promise<Map<string, TableShape>> {
  const { rows } = await readSql(
    ctx.db,
    sql<TableShape & { name: string }>`
      select relname as name, array_agg(attname::text order by attnum) as columns,
        (select coalesce(array_agg(of_key.attname::text order by array_position(indkey::int2[], of_key.attnum)), '{}')
          from pg_index join pg_attribute of_key on of_key.attrelid = indrelid and of_key.attnum = any (indkey)
          where indrelid = pg_class.oid and indisprimary and of_key.attname <> 'website_id') as key
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
        and exists (select from pg_attribute as of_site where of_site.attrelid = pg_class.oid and of_site.attname = 'website_id')
      group by pg_class.oid, relname`,
  )
  const decided = new Set([...archivedTables(ctx.product).map(({ name }) => name), ...tablesLeftBehind(ctx.product)])
  const undecided = rows.find(({ name }) => !decided.has(name))
  if (undecided) throw new Error(`Nothing says whether rows of ${undecided.name} belong in the archive of a site.`)
  return new Map(rows.map(({ name, columns, key }) => [name, { columns, key }]))
}
