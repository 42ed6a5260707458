import { isEnabled, siteSettings } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { siteCache } from '#platform/database'

/** Tells whether pages of this site may carry the measuring script: not where visitors have no way to agree. */
export async function measuresVisits(ctx: SiteContext): Promise<boolean> {
  const { cookies } = await siteSettings(ctx)
  const canAgree = cookies.isCookieBannerEnabled || !cookies.isRestrictiveCookiePolicyEnabled
  return canAgree && !(await siteCache.value(ctx, 'census disabled', () => isEnabled(ctx, 'census-disabled')))
}
