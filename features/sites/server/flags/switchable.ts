import type { PlatformContext, Route, Site, SiteContext } from '#platform/context'
import { inSite, siteCache } from '#platform/database'
import { siteProblems } from '../../contract/sites.problems.ts'
import { enabledFeatures, type Flag } from '../entitlements.ts'

type OfSite = PlatformContext & { readonly site: Pick<Site, 'id'> }

/** Tells whether the flag is on for this site, from the process's cache. */
export async function isSwitchedOn(ctx: OfSite, flag: Flag): Promise<boolean> {
  return (await siteCache.value(ctx, 'flags', () => enabledFeatures(ctx))).includes(flag)
}

/**
 * Routes of a feature that respond with 403 on sites that disabled it (A6.09). `always`: paths that work in any case.
 */
export function switchedRoutes(
  flag: Flag,
  routes: readonly Route[],
  { always = [] }: { always?: readonly string[] } = {},
): readonly Route[] {
  return routes.map((route) => (always.includes(route.endpoint.path) ? route : switchedRoute(flag, route)))
}

/** System pages that are missing where the feature is disabled. */
export function switchedPages<P extends { isThere?: (ctx: SiteContext) => Promise<boolean> }>(
  flag: Flag,
  pages: Readonly<Record<string, P>>,
): Readonly<Record<string, P>> {
  return Object.fromEntries(
    Object.entries(pages).map(([path, page]) => [
      path,
      {
        ...page,
        isThere: async (ctx: SiteContext) =>
          (await isSwitchedOn(ctx, flag)) && (page.isThere === undefined || (await page.isThere(ctx))),
      },
    ]),
  )
}

function switchedRoute(flag: Flag, route: Route): Route {
  const operation: Route['operation'] = async (ctx: Parameters<typeof inSite>[0] & OfSite & SiteContext, input) => {
    const isOn = ctx.tx ? await isSwitchedOn(ctx, flag) : await inSite(ctx, ctx.site, (tx) => isSwitchedOn(tx, flag))
    if (!isOn) throw siteProblems.notEnabled({ feature: flag })
    return route.operation(ctx, input)
  }
  return { ...route, operation }
}
