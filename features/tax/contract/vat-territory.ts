import type { TaxSettings } from './tax.schema.ts'
import type { TaxPlace } from './tax.types.ts'
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
export function isInEu(place: Pick<TaxPlace, 'country' | 'postalCode'>, kind: SoldKind): boolean {
  return euCountries.includes(place.country) || (kind === 'goods' && isNorthernIreland(place))
}

/** A shop in Northern Ireland is known by its own VAT number. */
export function isShopInEu(
  { country, vatNumber }: Pick<TaxSettings, 'country' | 'vatNumber'>,
  kind: SoldKind,
): boolean {
  if (euCountries.includes(country)) return true
  return kind === 'goods' && country === 'GB' && readVatNumber(vatNumber)?.number.startsWith('XI') === true
}

/** The country by which the VAT number of a business at an address is known. */
export function addressCountry({ country }: Pick<TaxPlace, 'country'>): string {
  return country === 'XI' ? 'GB' : country
}
