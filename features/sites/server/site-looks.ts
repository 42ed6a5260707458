import { type AccountContext, provided, type SiteContext, type Writable } from '#platform/context'
import type { Input } from '#platform/contract'
import { inSite } from '#platform/database'
import { type Answer, answer, sitePageHeaders } from '#platform/http'
import type { SiteLook } from '#platform/theme'
import type { sitesApi } from '../contract/sites.api.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { startColours } from '../contract/start-colours.rules.ts'
import { currentLook, offeredStarts } from './extension-points.ts'
import { mySites } from './my-sites.ts'
import { siteById } from './site.queries.ts'

/** Returns the designs of the account's sites, without removed ones. */
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
  return Promise.all(
    starts.map(async ({ name, title, locale, look, trade = null }) => ({
      name,
      title,
      locale,
      look: await look(),
      trade,
    })),
  )
}

/** Returns null while no feature provides the design of a site. */
export async function lookOfSite(ctx: SiteContext): Promise<SiteLook | null> {
  return (await provided(ctx.product, currentLook)?.(ctx)) ?? null
}

const framed = { 'Cache-Control': 'private, max-age=300', 'X-Frame-Options': 'SAMEORIGIN' }

/** For frames with the preview of a design before the site exists. */
export async function startPreview(
  ctx: AccountContext,
  { name, title, locale, colours, texts }: Input<typeof sitesApi.startPreview>,
): Promise<Answer<unknown>> {
  const start = provided(ctx.product, offeredStarts).find((offered) => offered.name === name)
  if (!start?.preview) throw siteProblems.notFound()
  const page = start.preview(ctx.product, {
    title,
    locale,
    colours: colours && startColours[colours],
    isWithoutText: texts === 'none',
  })
  // In a frame without scripts nothing may take the focus, or browsers report it in the console.
  const body = page.replaceAll(' autofocus=""', '')
  const headers = { ...sitePageHeaders({ nonce: null, framedBy: "'self'" }), ...framed }
  return answer({ type: 'text/html; charset=utf-8', body, headers })
}
