import { sql } from 'kysely'
import { connect } from '#platform/database'
import type { TestContext } from '#support/context'

/**
 * Tables with a website_id that do not force row-level security, as the catalogue says; those declared to be shared are
 * told apart.
 */
export async function unguardedTables(ctx: TestContext): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
      and exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'website_id' and not attisdropped)
      and not (relrowsecurity and relforcerowsecurity)
      and coalesce(obj_description(pg_class.oid, 'pg_class'), '') <> 'shared by all sites'
    order by 1`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

export async function guardedTables(ctx: TestContext): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and relrowsecurity and relforcerowsecurity
    order by 1`.execute(ctx.db)
  return rows.map(({ name }) => name)
}

/**
 * How many rows of each table the role of the product sees on a connection of its own, with `app.website_id` as given
 * or never set.
 */
export async function rowsSeen(
  ctx: TestContext,
  tables: readonly string[],
  websiteId: string | null,
): Promise<Record<string, number>> {
  const connection = connect(ctx.databaseUrl, { max: 1 })
  try {
    return await connection.begin(async (transaction) => {
      await transaction.unsafe('set local role quoin_app')
      if (websiteId !== null) await transaction`select set_config('app.website_id', ${websiteId}, true)`
      const seen: Record<string, number> = {}
      for (const table of tables) {
        const [row] = await transaction.unsafe(`select count(*)::int as count from "${table}"`)
        seen[table] = Number(row?.['count'])
      }
      return seen
    })
  } finally {
    await connection.end()
  }
}
