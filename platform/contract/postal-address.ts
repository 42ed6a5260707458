import { z } from 'zod'
import { type Region, regionsOf } from './regions.ts'

/** ISO 3166-1 alpha-2. Names come from `Intl.DisplayNames` in the reader's language. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  ) as readonly string[]

const line = (most: number) => z.string().trim().max(most).default('')

/**
 * Address for goods or an invoice. Only lengths are checked here: `addressFaults` checks the country's requirements.
 */
export const postalAddressSchema = z.object({
  firstName: line(100),
  lastName: line(100),
  company: line(100),
  line1: line(200),
  line2: line(200),
  city: line(100),
  /** Code of `regionsOf(country)` if it has a list, otherwise as typed. */
  region: line(100),
  postalCode: line(20),
  country: z
    .string()
    .trim()
    .toUpperCase()
    .refine((code) => code === '' || countryCodes.includes(code), 'Choose a country from the list.')
    .default(''),
  phone: line(40),
})
export type PostalAddress = z.infer<typeof postalAddressSchema>
export type AddressField = keyof PostalAddress

export interface AddressRules {
  country: string
  /** The fields that must not be empty. */
  required: readonly AddressField[]
  /**
   * Source of a regular expression for the postal code as `tidyPostalCode` writes it; null where any code is accepted.
   */
  postalPattern: string | null
  postalExample: string | null
  hasPostalCode: boolean
  regions: readonly Region[]
  /** The name of the field in this country. */
  regionWord: 'state' | 'province' | 'prefecture' | 'region'
  postalWord: 'zip' | 'postcode'
  /** Whether the postal code or the city comes first. */
  order: 'postal-city' | 'city-postal'
}

/** Patterns and an example, for the countries whose codes have one form. */
const postal: Readonly<Record<string, readonly [pattern: string, example: string]>> = {
  AR: ['([A-Z]\\d{4}[A-Z]{3}|\\d{4})', 'C1070AAM'],
  AT: ['\\d{4}', '1010'],
  AU: ['\\d{4}', '2060'],
  BE: ['\\d{4}', '1000'],
  BG: ['\\d{4}', '1000'],
  BR: ['\\d{5}-\\d{3}', '40301-110'],
  CA: ['[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] \\d[ABCEGHJ-NPRSTV-Z]\\d', 'H3Z 2Y7'],
  CH: ['\\d{4}', '8001'],
  CN: ['\\d{6}', '100000'],
  CY: ['\\d{4}', '2008'],
  CZ: ['\\d{3} \\d{2}', '100 00'],
  DE: ['\\d{5}', '10115'],
  DK: ['\\d{4}', '8660'],
  EE: ['\\d{5}', '69501'],
  ES: ['\\d{5}', '28039'],
  FI: ['\\d{5}', '00550'],
  FR: ['\\d{5}', '75001'],
  GB: ['(GIR 0AA|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})', 'EC1Y 8SY'],
  GR: ['\\d{3} \\d{2}', '151 24'],
  HR: ['\\d{5}', '10000'],
  HU: ['\\d{4}', '1037'],
  ID: ['\\d{5}', '40115'],
  IE: ['[A-Z]\\d[\\dW] [A-Z\\d]{4}', 'A65 F4E2'],
  IL: ['\\d{5}(\\d{2})?', '9614303'],
  IN: ['\\d{6}', '110034'],
  IT: ['\\d{5}', '00144'],
  JP: ['\\d{3}-\\d{4}', '154-0023'],
  KR: ['\\d{5}', '03051'],
  LI: ['\\d{4}', '9490'],
  LT: ['\\d{5}', '04340'],
  LU: ['\\d{4}', '4750'],
  LV: ['LV-\\d{4}', 'LV-1073'],
  MT: ['[A-Z]{3} \\d{2,4}', 'NXR 01'],
  MX: ['\\d{5}', '02860'],
  MY: ['\\d{5}', '43000'],
  NL: ['[1-9]\\d{3} [A-Z]{2}', '1234 AB'],
  NO: ['\\d{4}', '0025'],
  NZ: ['\\d{4}', '6001'],
  PH: ['\\d{4}', '1008'],
  PL: ['\\d{2}-\\d{3}', '00-950'],
  PT: ['\\d{4}-\\d{3}', '2725-079'],
  RO: ['\\d{6}', '060274'],
  RU: ['\\d{6}', '247112'],
  SE: ['\\d{3} \\d{2}', '114 55'],
  SG: ['\\d{6}', '546080'],
  SI: ['\\d{4}', '4000'],
  SK: ['\\d{3} \\d{2}', '010 01'],
  TH: ['\\d{5}', '10150'],
  TR: ['\\d{5}', '01960'],
  TW: ['\\d{3}(\\d{2,3})?', '106'],
  UA: ['\\d{5}', '15432'],
  US: ['\\d{5}', '95014'],
  VN: ['\\d{5,6}', '70010'],
  ZA: ['\\d{4}', '0083'],
}
/** Countries without postal codes. */
const withoutPostal = new Set(
  'AE AG AO AW BB BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP LC LY ML MO MR NR NU QA RW SB SC SL SR ST SX SY TD TG TK TL TO TV UG VU YE ZW'.split(
    ' ',
  ),
)
/** Postal codes with a space or a mark that people leave out: the length, and the position of the mark. */
const gaps: Readonly<Record<string, readonly [length: number, at: number, mark: string]>> = {
  BR: [8, 5, '-'],
  CA: [6, 3, ' '],
  CZ: [5, 3, ' '],
  GR: [5, 3, ' '],
  IE: [7, 3, ' '],
  JP: [7, 3, '-'],
  NL: [6, 4, ' '],
  PL: [5, 2, '-'],
  PT: [7, 4, '-'],
  SE: [5, 3, ' '],
  SK: [5, 3, ' '],
}
const cityFirst = new Set('AU CA GB IE IN NZ US ZA AE HK SG TH ID PH TW'.split(' '))
const cityStates = new Set('SG MC VA GI HK MO'.split(' '))
const states = new Set('US AU BR IN MX MY'.split(' '))

/** Returns the required parts of an address in this country, for the form and the validation alike. */
export function addressRules(country: string): AddressRules {
  const regions = regionsOf(country)
  const pattern = postal[country]
  const hasPostalCode = !withoutPostal.has(country)
  const required: AddressField[] = ['lastName', 'line1', 'country']
  if (!cityStates.has(country)) required.push('city')
  if (regions.length > 0) required.push('region')
  if (pattern) required.push('postalCode')
  return {
    country,
    required,
    postalPattern: pattern?.[0] ?? null,
    postalExample: pattern?.[1] ?? null,
    hasPostalCode,
    regions,
    regionWord: states.has(country)
      ? 'state'
      : country === 'JP'
        ? 'prefecture'
        : regions.length > 0
          ? 'province'
          : 'region',
    postalWord: country === 'US' ? 'zip' : 'postcode',
    order: cityFirst.has(country) ? 'city-postal' : 'postal-city',
  }
}

/**
 * Formats a postal code as its country writes it: `1012ab` in the Netherlands is `1012 AB`. Text that cannot be a
 * postal code stays unchanged.
 */
export function tidyPostalCode(country: string, postalCode: string): string {
  const upper = postalCode.trim().toUpperCase().replace(/\s+/g, ' ')
  const bare = upper.replace(/[\s-]/g, '')
  if (country === 'GB' && bare.length >= 5 && bare.length <= 7) return `${bare.slice(0, -3)} ${bare.slice(-3)}`
  if (country === 'MT' && bare.length >= 5 && bare.length <= 7) return `${bare.slice(0, 3)} ${bare.slice(3)}`
  if (country === 'LV' && /^(LV)?\d{4}$/.test(bare)) return `LV-${bare.slice(-4)}`
  const gap = gaps[country]
  if (gap && bare.length === gap[0]) return `${bare.slice(0, gap[1])}${gap[2]}${bare.slice(gap[1])}`
  return upper
}

export interface AddressFault {
  field: AddressField
  fault: 'missing' | 'postal code' | 'region' | 'country'
}

/** Returns the faults of an address by its country's rules; empty when it is valid. */
export function addressFaults(address: PostalAddress): AddressFault[] {
  if (!countryCodes.includes(address.country))
    return [{ field: 'country', fault: address.country === '' ? 'missing' : 'country' }]
  const rules = addressRules(address.country)
  const faults: AddressFault[] = rules.required
    .filter((field) => address[field] === '')
    .map((field) => ({ field, fault: 'missing' }))
  if (address.region !== '' && rules.regions.length > 0 && !rules.regions.some(({ code }) => code === address.region))
    faults.push({ field: 'region', fault: 'region' })
  const code = tidyPostalCode(address.country, address.postalCode)
  if (code !== '' && rules.postalPattern && !new RegExp(`^${rules.postalPattern}$`).test(code))
    faults.push({ field: 'postalCode', fault: 'postal code' })
  return faults
}

/**
 * Returns the address for storage: with a formatted postal code, and with the code of a region that was written out.
 */
export function tidyAddress(address: PostalAddress): PostalAddress {
  const typed = address.region.toLowerCase()
  const region = regionsOf(address.country).find(
    ({ code, name }) => code.toLowerCase() === typed || name.toLowerCase() === typed,
  )
  return {
    ...address,
    postalCode: tidyPostalCode(address.country, address.postalCode),
    region: region?.code ?? address.region,
  }
}
