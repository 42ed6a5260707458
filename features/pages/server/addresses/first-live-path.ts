import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'
import { normalPath } from '../../contract/index.ts'

/** The first of these paths that shows something; null when none does. */
export async function firstLivePath(ctx: SiteContext, paths: readonly string[]): Promise<string | null> {
  const wanted = [...new Set(paths.flatMap((path) => normalPath(path) ?? []))]
  if (wanted.length === 0) return null
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select('path')
    .where('path', 'in', wanted)
    .where('state', '=', 'live')
    .execute()
  const live = new Set(rows.map(({ path }) => path))
  return wanted.find((path) => live.has(path)) ?? null
}
