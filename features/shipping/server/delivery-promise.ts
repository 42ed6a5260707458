import { businessOf, settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { deliveryPromiseOf, deliverySettings, type ShippingZone } from '../contract/index.ts'
import { shippingZones } from './shipping.queries.ts'

/** Returns the present promise, whether the owner shows it or not. */
export async function promiseNow(ctx: SiteContext): Promise<{ text: string; until: Date } | null> {
  const { locale, timeZone } = ctx.site
  const [zones, { country }] = [await shippingZones(ctx), await businessOf(ctx)]
  return deliveryPromiseOf(ctx.now(), {
    calendar: await settingsOf(ctx, deliverySettings),
    zones,
    place: { language: languageOf(locale), locale, timeZone, country: country || homeOf(zones, locale) },
  })
}

/** Country of the shop until the owner sets it: that of its language, or else the first one of its zones. */
function homeOf(zones: readonly ShippingZone[], locale: string): string {
  const countries = zones.flatMap(({ places }) => places.map(({ country }) => country)).filter((code) => code !== '*')
  const region = new Intl.Locale(locale).maximize().region ?? ''
  return countries.includes(region) ? region : (countries[0] ?? region)
}

/**
 * Delivery promise for product pages, in the language of the site; null when it is switched off or nothing can be
 * promised.
 */
export async function promiseOnProducts(ctx: SiteContext): Promise<{ text: string; until: Date } | null> {
  const { isOn } = await settingsOf(ctx, deliverySettings)
  return isOn ? promiseNow(ctx) : null
}
