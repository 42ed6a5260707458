import { sql } from 'kysely'
import type { Db } from '#platform/database'

/**
 * Describes the schema of the database, one sorted sentence for each part: two databases with the same list behave
 * alike. The order of columns is left out.
 */
export async function schemaOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'column ' || table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '') as line
      from information_schema.columns where table_schema = 'public'
    union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
    union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select 'policy ' || tablename || ' ' || policyname || ' ' || coalesce(qual, '') || ' ' || coalesce(with_check, '')
      from pg_policies where schemaname = 'public'
    union all select 'table ' || relname || ' ' || relrowsecurity || ' ' || relforcerowsecurity || ' ' || coalesce(relacl::text, '') || ' '
      || relpersistence::text || ' ' || coalesce(obj_description(oid), '') from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
    union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p where pronamespace = 'public'::regnamespace and prokind = 'f'
      and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}

/** Every row of every table, as text. */
export async function contentsOf(db: Db): Promise<Record<string, string[]>> {
  const tables = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
    db,
  )
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.whole_installation', 'on', true)`.execute(tx)
    const all: Record<string, string[]> = {}
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(name)} t order by 1`.execute(
        tx,
      )
      all[name] = rows.map(({ text }) => text)
    }
    return all
  })
}
