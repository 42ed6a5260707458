import { type AccountContext, provided, type SiteContext, type Writable } from '#platform/context'
import { inSite } from '#platform/database'
import type { SiteLook } from '#platform/theme'
import { currentLook, offeredStarts } from './extension-points.ts'
import { mySites } from './my-sites.ts'
import { siteById } from './site.queries.ts'

/** How the sites of this account look. Removed ones show nothing of themselves. */
export async function siteLooks(ctx: Writable<AccountContext>): Promise<{ id: string; look: SiteLook }[]> {
  const looks: { id: string; look: SiteLook }[] = []
  for (const { id, removedAt } of await mySites(ctx)) {
    const site = removedAt === null ? await siteById(ctx, id) : null
    const look = site && (await inSite(ctx, site, lookOfSite))
    if (look) looks.push({ id, look })
  }
  return looks
}

export async function siteStarts(ctx: AccountContext) {
  const starts = provided(ctx.product, offeredStarts)
  return Promise.all(starts.map(async ({ name, title, locale, look }) => ({ name, title, locale, look: await look() })))
}

/** Null while no feature knows how a site looks. */
export async function lookOfSite(ctx: SiteContext): Promise<SiteLook | null> {
  return (await provided(ctx.product, currentLook)?.(ctx)) ?? null
}
