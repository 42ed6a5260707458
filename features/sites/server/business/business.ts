import type { SiteContext } from '#platform/context'
import { addressLines, postalAddressSchema } from '#platform/contract'
import { hoursOf, weekdays } from '../../contract/business.rules.ts'
import { type Business, businessSettings } from '../../contract/business.settings.ts'
import { settingsOf } from '../settings/stored-settings.ts'

/** Who is behind the site, named by its title until the owner gives another name. */
export async function businessOf(ctx: SiteContext): Promise<Business> {
  const business = await settingsOf(ctx, businessSettings)
  return { ...business, name: business.name || ctx.site.title }
}

/** The address as it is written on an envelope, without the name. */
export function businessAddress(
  { street, postalCode, city, region, country }: Business,
  { language, home = '' }: { language: string; home?: string },
): string[] {
  const place = { line1: street, postalCode, city, region, country: country === home ? '' : country }
  return street === '' && city === '' ? [] : addressLines(postalAddressSchema.parse(place), language)
}

/**
 * Under the sheet of every email to visitors: who writes, and where they are reached. Undefined while the owner has
 * said nothing.
 */
export async function emailFooter(ctx: SiteContext, language: string): Promise<string | undefined> {
  const business = await businessOf(ctx)
  const parts = [...businessAddress(business, { language }), business.phone, business.email].filter(Boolean)
  return parts.length > 0 ? [business.name, ...parts].join(' · ') : undefined
}

/**
 * For search engines: an organisation, or where customers can come to it, a local business. Null while the owner has
 * said nothing.
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
