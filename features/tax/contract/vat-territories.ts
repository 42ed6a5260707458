import { isInPostalRange } from '#platform/contract'
import type { TaxPlace } from './tax.types.ts'

/** Form of addresses in a territory without a country code of its own, or with that of another country. */
interface Writing {
  country: string
  postal?: readonly string[]
  /** Provinces, which count only when no postal code says more. */
  regions?: readonly string[]
  /** Cities of a postal code that places outside the territory share; '' when no city was given. */
  cities?: readonly string[]
}

interface VatTerritory {
  codes?: readonly string[]
  writings?: readonly Writing[]
  /** Country whose VAT rules apply; null when neither those of the EU nor those of its own country do. */
  follows: string | null
}

/**
 * Places whose VAT is not that of the country in their address, by Directive 2006/112/EC: Art. 6 (territories to which
 * it does not apply, as amended by Directive (EU) 2019/475) and Art. 7 (Monaco and the Isle of Man), at
 * https://eur-lex.europa.eu/eli/dir/2006/112/oj. San Marino, the Vatican, Greenland and the Faroe Islands are no part
 * of the EU; they stand here because addresses there are also written under Italy and Denmark. Liechtenstein and
 * Büsingen are customs enclaves of Switzerland (Art. 3 of its VAT Act, SR 641.20). Northern Ireland, which follows the
 * EU for goods alone, is in vat-territory.ts.
 */
const vatTerritories: readonly VatTerritory[] = [
  { follows: 'FR', codes: ['MC'] },
  { follows: 'GB', codes: ['IM'] },
  { follows: 'CH', codes: ['LI'] },
  // Büsingen
  { follows: 'CH', writings: [{ country: 'DE', postal: ['78266'] }] },
  // Heligoland
  { follows: null, writings: [{ country: 'DE', postal: ['27498'] }] },
  // Canary Islands
  { follows: null, codes: ['IC'], writings: [{ country: 'ES', postal: ['35*', '38*'], regions: ['GC', 'TF'] }] },
  // Ceuta and Melilla
  { follows: null, codes: ['EA'], writings: [{ country: 'ES', postal: ['51*', '52*'], regions: ['CE', 'ML'] }] },
  // Åland
  { follows: null, codes: ['AX'], writings: [{ country: 'FI', postal: ['22*'] }] },
  // The French overseas departments and territories.
  {
    follows: null,
    codes: ['GP', 'MQ', 'GF', 'RE', 'YT', 'MF', 'BL', 'PM', 'WF', 'PF', 'NC'],
    writings: [{ country: 'FR', postal: ['97*', '986*', '987*', '988*'] }],
  },
  // Livigno, whose former postal code other towns have too.
  {
    follows: null,
    writings: [
      { country: 'IT', postal: ['23041'] },
      { country: 'IT', postal: ['23030'], cities: ['livigno', ''] },
    ],
  },
  // Campione d’Italia, likewise
  {
    follows: null,
    writings: [
      { country: 'IT', postal: ['22061'] },
      { country: 'IT', postal: ['22060'], cities: ['campione ditalia', 'campione'] },
    ],
  },
  // Mount Athos
  { follows: null, writings: [{ country: 'GR', postal: ['63086', '63087'] }] },
  // San Marino
  { follows: null, codes: ['SM'], writings: [{ country: 'IT', postal: ['4789*'] }] },
  // Vatican
  { follows: null, codes: ['VA'], writings: [{ country: 'IT', postal: ['00120'] }] },
  // Greenland and the Faroe Islands.
  { follows: null, codes: ['GL'], writings: [{ country: 'DK', postal: ['3900...3999'] }] },
  { follows: null, codes: ['FO'], writings: [{ country: 'DK', postal: ['100...999'] }] },
  // Jersey and Guernsey
  { follows: null, codes: ['JE'], writings: [{ country: 'GB', postal: ['JE*'] }] },
  { follows: null, codes: ['GG'], writings: [{ country: 'GB', postal: ['GY*'] }] },
]

/** Territory of an address; null when its country is enough. */
export function vatTerritoryAt(place: TaxPlace): Pick<VatTerritory, 'follows'> | null {
  return vatTerritories.find((territory) => isThere(territory, place)) ?? null
}

function isThere({ codes = [], writings = [] }: VatTerritory, place: TaxPlace): boolean {
  return codes.includes(place.country) || writings.some((writing) => isWritten(writing, place))
}

function isWritten({ country, postal = [], regions = [], cities }: Writing, place: TaxPlace): boolean {
  if (country !== place.country) return false
  if (place.postalCode.trim() === '') return regions.includes(place.region)
  const isInRange = postal.some((range) => isInPostalRange(range, withoutCountry(place)))
  return isInRange && (cities === undefined || cities.includes(bareName(place.city)))
}

/** Removes the country from codes such as `FI-22100` and `D-78266`. */
function withoutCountry({ country, postalCode }: TaxPlace): string {
  return country === 'GB' ? postalCode : postalCode.replace(/^\s*[a-z]{1,2}[\s-]+(?=\d)/i, '')
}

function bareName(city: string): string {
  return city.trim().toLowerCase().replace(/['’`]/g, '')
}
