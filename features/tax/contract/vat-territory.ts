import type { TaxSettings } from './tax.schema.ts'
import type { TaxPlace } from './tax.types.ts'
import { vatTerritoryAt } from './vat-territories.ts'
import { euCountries, readVatNumber } from './vat-number.ts'

/** Northern Ireland is in the EU for goods and not for services, so a place alone does not say whose rules hold. */
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

/**
 * The country whose rules on VAT hold at an address; null in a territory that is outside those of the country it
 * belongs to.
 */
export function vatCountry(place: TaxPlace): string | null {
  const territory = vatTerritoryAt(place)
  return territory ? territory.follows : place.country
}

/** The place as rates know it: at what follows another country, that country’s rates hold. */
export function ratedPlace(place: TaxPlace): TaxPlace {
  const country = vatTerritoryAt(place)?.follows
  return country ? { country, region: '', postalCode: '', city: '' } : place
}

/** The country by which the VAT number of a business at an address is known. */
export function addressCountry(place: TaxPlace): string | null {
  return place.country === 'XI' ? 'GB' : vatCountry(place)
}
