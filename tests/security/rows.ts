import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Site } from '#platform/context'
import { inSite } from '#platform/database'
import type { TestContext } from '#support/context'

/** Tables that change by time or by reading alone, or belong to nobody. */
const aside = new Set([
  'render_cache',
  'rate_limits',
  'outbox',
  'idempotency_keys',
  'job_receipts',
  'tag_epochs',
  'website_epochs',
])

export async function tablesOf(ctx: TestContext): Promise<{ name: string; hasSite: boolean }[]> {
  const { rows } = await sql<{ name: string; has_site: boolean }>`
    select relname as name, exists (select from pg_attribute where attrelid = pg_class.oid and attname = 'website_id' and not attisdropped) as has_site
    from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`.execute(
    ctx.db,
  )
  return rows.map(({ name, has_site }) => ({ name, hasSite: has_site }))
}

/** Every row of a site, by table, as text: equal before and after means that nothing was changed. */
export async function rowsOf(ctx: TestContext, site: Site): Promise<Record<string, string[]>> {
  const tables = (await tablesOf(ctx)).filter(({ name, hasSite }) => hasSite && !aside.has(name))
  return inSite(ctx, site, async ({ db }) => {
    const found: Record<string, string[]> = {}
    for (const { name } of tables) {
      const { rows } = await sql<{
        row: string
      }>`select to_jsonb(t)::text as row from ${sql.table(name)} t where website_id = ${site.id} order by 1`.execute(db)
      found[name] = rows.map(({ row }) => row)
    }
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(t)::text as row from websites t where id = ${site.id}`.execute(db)
    return { ...found, websites: rows.map(({ row }) => row) }
  })
}

/** Tables whose rows differ. */
export function differences(before: Record<string, string[]>, after: Record<string, string[]>): string[] {
  const seal = (rows: string[] | undefined) =>
    createHash('sha256')
      .update((rows ?? []).join('\n'))
      .digest('hex')
  return Object.keys({ ...before, ...after }).filter((name) => seal(before[name]) !== seal(after[name]))
}

/** One id of each kind that the site's rows are known by: `table.column kind` → id. */
export function idsOf(rows: Record<string, string[]>): Map<string, string> {
  const ids = new Map<string, string>()
  for (const [table, lines] of Object.entries(rows)) {
    for (const row of lines.map((line) => JSON.parse(line) as Record<string, unknown>)) {
      for (const [column, value] of Object.entries(row)) {
        const kind = `${table}.${column} ${typeof row['kind'] === 'string' ? row['kind'] : ''}`
        const isId = column !== 'website_id' && typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)
        if (isId && !ids.has(kind) && ![...ids.values()].includes(value)) ids.set(kind, value)
      }
    }
  }
  return ids
}
