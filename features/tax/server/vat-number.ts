import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat-next'
import { readVatNumber, type VatNumber } from '../contract/index.ts'

type Country = typeof austria
const countries: Readonly<Record<string, Country>> = {
  AT: austria,
  BE: belgium,
  BG: bulgaria,
  CY: cyprus,
  CZ: czechRepublic,
  DE: germany,
  DK: denmark,
  EE: estonia,
  EL: greece,
  ES: spain,
  FI: finland,
  FR: france,
  HR: croatia,
  HU: hungary,
  IE: ireland,
  IT: italy,
  LT: lithuania,
  LU: luxembourg,
  LV: latvia,
  MT: malta,
  NL: netherlands,
  PL: poland,
  PT: portugal,
  RO: romania,
  SE: sweden,
  SI: slovenia,
  SK: slovakiaRepublic,
  XI: unitedKingdom,
}

/** Normalises a VAT number; null when it does not match the format of its country or its check digits are wrong. */
export function realVatNumber(typed: string): VatNumber | null {
  const read = readVatNumber(typed)
  return read && hasRightDigits(read.number.slice(0, 2), read.number.slice(2)) ? read : null
}

/** Public bodies in Northern Ireland have no check digits. */
function hasRightDigits(prefix: string, number: string): boolean {
  const country = countries[prefix]
  return country !== undefined && (/^(GD|HA)/.test(number) || checkVAT(prefix + number, [country]).isValid)
}
