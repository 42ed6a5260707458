import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

export interface SiteAddresses {
  /** Paths with content, including content behind locks. */
  live: readonly string[]
  redirects: readonly { path: string; target: string; permanent: boolean }[]
}

/** Returns every address of the site, sorted. */
export async function siteAddresses(ctx: SiteContext): Promise<SiteAddresses> {
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select(['path', 'state', 'target', 'permanent'])
    .where('locale', '=', '')
    .where('state', 'in', ['live', 'redirect'])
    .orderBy('path')
    .execute()
  return {
    live: rows.flatMap(({ path, state }) => (state === 'live' ? [path] : [])),
    redirects: rows.flatMap(({ path, state, target, permanent }) =>
      state === 'redirect' && target !== null ? [{ path, target, permanent }] : [],
    ),
  }
}
