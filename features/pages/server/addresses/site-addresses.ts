import type { SiteContext } from '#platform/context'
import { siteTables } from '#platform/database'

export interface SiteAddresses {
  /** Where something is shown, without regard to who may see it. */
  live: readonly string[]
  redirects: readonly { path: string; target: string; permanent: boolean }[]
}

/** Every address of the site, in the order of their letters. */
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
