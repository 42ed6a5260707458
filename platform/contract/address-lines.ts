import { addressRules, type PostalAddress } from './postal-address.ts'

/**
 * Town, region and postal code in the order in which the country writes them: `1011 AA Amsterdam`, `Springfield, IL
 * 62701`.
 */
export function placeLine({
  postalCode,
  city,
  region,
  country,
}: Pick<PostalAddress, 'postalCode' | 'city' | 'region' | 'country'>): string {
  const { order, regions } = addressRules(country)
  // Names of regions are written out unless people commonly abbreviate them.
  const part = /^[A-Z]{2,3}$/.test(region) ? region : (regions.find(({ code }) => code === region)?.name ?? region)
  if (order === 'postal-city') return words(' ', postalCode, city, part)
  return words(part === '' ? ' ' : ', ', city, words(' ', part, postalCode))
}

/** Returns the lines of an address for a parcel, without empty ones. */
export function addressLines(address: PostalAddress, language: string): string[] {
  const { firstName, lastName, company, line1, line2, country } = address
  const land = country === '' ? '' : (new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country)
  return [words(' ', firstName, lastName), company, line1, line2, placeLine(address), land]
    .map((line) => line.trim())
    .filter(Boolean)
}

function words(between: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(between)
}
