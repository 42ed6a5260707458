import { assetsByIds } from '#features/media/server'
import { businessAddress, businessOf, siteSettings } from '#features/sites/server'
import { type CacheTag, cacheTag, provided, type SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { safeHref } from '#platform/render'
import type { MenuAround } from '../contract/menu-around.ts'
import { menuPlaces } from './extension-points.ts'
import { hoursByDays } from './hours-by-days.ts'

/** Returns the business details in the site's settings, for a menu. */
export async function menuAround(ctx: SiteContext): Promise<{ data: MenuAround; tags: readonly CacheTag[] }> {
  const language = languageOf(ctx.site.locale)
  const business = await businessOf(ctx)
  const { general, social } = await siteSettings(ctx)
  const logos = await assetsByIds(ctx, general.logoAssetId ? [general.logoAssetId] : [])
  const places = await Promise.all(provided(ctx.product, menuPlaces).map((placesOf) => placesOf(ctx)))
  return {
    data: {
      title: ctx.site.title,
      logo: logos.get(general.logoAssetId ?? '') ?? null,
      places: places.flat(),
      phone: business.phone,
      email: business.email,
      address: businessAddress(business, { language, home: business.country }),
      hours: hoursByDays(business, language),
      social: social.links.flatMap(({ id, service, url, label }) => {
        const href = safeHref(url)
        return href ? [{ id, service, href, label }] : []
      }),
    },
    tags: [cacheTag.site, ...(general.logoAssetId ? [cacheTag.asset(general.logoAssetId)] : [])],
  }
}
