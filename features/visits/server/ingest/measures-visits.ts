import { isEnabled, siteSettings } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { siteCache } from '#platform/database'

/** Whether pages of this site may carry what measures visits: not where nobody can agree to it. */
export async function measuresVisits(ctx: SiteContext): Promise<boolean> {
  const { cookies } = await siteSettings(ctx)
  const canAgree = cookies.isCookieBannerEnabled || !cookies.isRestrictiveCookiePolicyEnabled
  return canAgree && !(await siteCache.value(ctx, 'census disabled', () => isEnabled(ctx, 'census-disabled')))
}
