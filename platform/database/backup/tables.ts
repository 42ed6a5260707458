import type postgres from 'postgres'

export interface TableColumns {
  readonly name: string
  /** Every column that can be written. */
  readonly columns: readonly string[]
}

/**
 * Generated tables, and tables without meaning in another database: transaction numbers, cached renderings, backup
 * records.
 */
const leftOut = ['migrations', 'tag_epochs', 'render_cache']
const ofThisPlace = 'backups'

/** Returns the tables of a backup in the order of their names, without unlogged ones. */
export async function tablesOf(sql: postgres.ISql, withBackups = false): Promise<TableColumns[]> {
  const rows = await sql<{ name: string; columns: string[] }[]>`
    select relname as name, array_agg(attname::text order by attnum) as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relpersistence = 'p' and not relispartition and relname <> all (${withBackups ? leftOut : [...leftOut, ofThisPlace]})
    group by relname order by relname`
  return rows.map(({ name, columns }) => ({ name, columns }))
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

export function columnList(columns: readonly string[]): string {
  return columns.map(quoted).join(', ')
}
