import type { TaxSettings } from './tax.schema.ts'
import type { TaxPlace } from './tax.types.ts'
import { vatTerritoryAt } from './vat-territories.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

/** Northern Ireland is in the EU for goods but not for services, so a place alone does not decide which rules apply. */
export const soldKinds = ['goods', 'services'] as const
export type SoldKind = (typeof soldKinds)[number]

/** Returns whether a line is goods or services, by whether it is shipped. */
export function kindOf({ isSent }: { isSent?: boolean }): SoldKind {
  return isSent === true ? 'goods' : 'services'
}

/** Addresses say GB and a postcode that begins with BT; some systems write the country as XI, as VAT numbers do. */
export function isNorthernIreland({ country, postalCode }: Pick<TaxPlace, 'country' | 'postalCode'>): boolean {
  return country === 'XI' || (country === 'GB' && /^BT\d/i.test(postalCode.trim()))
}

/**
 * Tells whether the EU's VAT rules apply to a sale there (Protocol on Ireland/Northern Ireland, Art. 8: goods alone).
 */
export function isInEu(place: TaxPlace, kind: SoldKind): boolean {
  return euCountries.includes(vatCountry(place) ?? '') || (kind === 'goods' && isNorthernIreland(place))
}

/** A shop in Northern Ireland is known by its own VAT number. */
export function isShopInEu(
  { country, vatNumber }: Pick<TaxSettings, 'country' | 'vatNumber'>,
  kind: SoldKind,
): boolean {
  if (euCountries.includes(country)) return true
  return kind === 'goods' && country === 'GB' && readVatNumber(vatNumber)?.number.startsWith('XI') === true
}

/** Country whose VAT rules apply at an address; null in a territory outside those of its country. */
export function vatCountry(place: TaxPlace): string | null {
  const territory = vatTerritoryAt(place)
  return territory ? territory.follows : place.country
}

/** The place in terms of rates: a territory that follows another country uses that country’s rates. */
export function ratedPlace(place: TaxPlace): TaxPlace {
  const country = vatTerritoryAt(place)?.follows
  return country ? { country, region: '', postalCode: '', city: '' } : place
}

/** Country in the VAT number of a business at an address. */
export function addressCountry(place: TaxPlace): string | null {
  return place.country === 'XI' ? 'GB' : vatCountry(place)
}
