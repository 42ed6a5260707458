import type postgres from 'postgres'

export interface TableColumns {
  readonly name: string
  /** Every column that can be written. */
  readonly columns: readonly string[]
}

/**
 * Made anew by the program, or of no meaning in another database: numbers of transactions, kept renderings, what became
 * of backups.
 */
const leftOut = ['migrations', 'tag_epochs', 'render_cache']
const ofThisPlace = 'backups'

/** The tables that a backup holds, in the order of their names. What is unlogged is of its moment alone. */
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
