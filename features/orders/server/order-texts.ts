import type { SiteSettings } from '#features/sites/contract'
import type { SiteContext } from '#platform/context'
import type { PostalAddress } from '#platform/contract'
import type { Language } from '#platform/i18n'

/** An address as it is written on a parcel, line by line; empty lines are left out. */
export function addressLines(address: PostalAddress, language: Language): string[] {
  const country = address.country === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(address.country) ?? address.country)
  const name = `${address.firstName} ${address.lastName}`.trim()
  const place = [address.postalCode, address.city, address.region].filter(Boolean).join(' ')
  return [name, address.company, address.line1, address.line2, place, country].map((line) => line.trim()).filter(Boolean)
}

/** `21%`, `8.875%`, in the words of a locale. */
export function rateText(ratePpm: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(ratePpm / 1_000_000)
}

export function dayText(at: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

export type Seller = SiteSettings['store']['seller']

/** Where parcels that come back go; nowhere while the shop has not written down its address. */
export function returnAddress({ site }: Pick<SiteContext, 'site'>, { name, address }: Seller): string[] {
  const lines = address
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean)
  return lines.length === 0 ? [] : [name || site.title, ...lines]
}
