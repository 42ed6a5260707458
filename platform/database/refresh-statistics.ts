import { sql } from 'kysely'
import type { PlatformContext, Writable } from '../context/index.ts'

/**
 * Updates the statistics of tables that grew or changed by a fifth since the last count. PostgreSQL does so by itself a
 * minute after rows arrive; until then it plans for empty tables, and scans them for each step. It does nothing inside
 * a transaction, whose role owns no table.
 */
export async function refreshStatistics(ctx: Writable<PlatformContext>): Promise<void> {
  if (ctx.tx !== null) return
  const { rows } = await sql<{ name: string }>`
    select quote_ident(t.relname) as name from pg_stat_user_tables t
    join pg_class c on c.oid = t.relid
    where t.schemaname = 'public' and t.n_mod_since_analyze > 200 + 0.2 * greatest(c.reltuples, 0)
    order by t.relname`.execute(ctx.db)
  for (const { name } of rows) await sql`analyze (skip_locked) ${sql.raw(name)}`.execute(ctx.db)
}
