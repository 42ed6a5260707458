import type { SiteContext } from '#platform/context'
import { addressLines, postalAddressSchema } from '#platform/contract'
import { hoursOf, weekdays } from '../../contract/business.rules.ts'
import { type Business, businessSettings } from '../../contract/business.settings.ts'
import { settingsOf } from '../settings/stored-settings.ts'

/** Returns the business of the site, named by the site's title by default. */
export async function businessOf(ctx: SiteContext): Promise<Business> {
  const business = await settingsOf(ctx, businessSettings)
  return { ...business, name: business.name || ctx.site.title }
}

/** Returns the lines of the address without the name. */
export function businessAddress(
  { street, postalCode, city, region, country }: Business,
  { language, home = '' }: { language: string; home?: string },
): string[] {
  const place = { line1: street, postalCode, city, region, country: country === home ? '' : country }
  return street === '' && city === '' ? [] : addressLines(postalAddressSchema.parse(place), language)
}

/** Returns the footer of every email to visitors, with name and contact details; undefined without any. */
export async function emailFooter(ctx: SiteContext, language: string): Promise<string | undefined> {
  const business = await businessOf(ctx)
  const parts = [...businessAddress(business, { language }), business.phone, business.email].filter(Boolean)
  return parts.length > 0 ? [business.name, ...parts].join(' · ') : undefined
}

/**
 * Returns structured data: an organisation, or a local business where customers can visit it; null without any details.
 */
export function businessData(business: Business, { url, logo }: { url: string; logo: string | null }): object | null {
  const { name, street, postalCode, city, region, country, email, phone } = business
  const hours = weekdays.flatMap((day) =>
    (hoursOf(business[day]) ?? []).map((span) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: day.charAt(0).toUpperCase() + day.slice(1),
      ...span,
    })),
  )
  const hasAddress = street !== '' || city !== ''
  if (!hasAddress && hours.length === 0 && email === '' && phone === '') return null
  return {
    '@context': 'https://schema.org',
    '@type': hasAddress ? 'LocalBusiness' : 'Organization',
    name,
    url,
    ...filled({ email, telephone: phone, logo: logo ?? '', image: (hasAddress && logo) || '' }),
    ...(hasAddress && {
      address: {
        '@type': 'PostalAddress',
        ...filled({
          streetAddress: street,
          postalCode,
          addressLocality: city,
          addressRegion: region,
          addressCountry: country,
        }),
      },
    }),
    ...(hasAddress && hours.length > 0 && { openingHoursSpecification: hours }),
  }
}

function filled(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}
