/** Countries of the European Union, by their code in addresses. */
export const euCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(
  ' ',
) as readonly string[]

/** Formats of VAT numbers after their two letters, by those letters. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^([A-Z]\d{7}[A-Z\d]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-IW]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  /** Northern Ireland, for goods only. */
  XI: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/,
}

export interface VatNumber {
  /** The country of the business as addresses write it. */
  country: string
  /** `NL123456789B01` */
  number: string
}

/**
 * Normalises a VAT number; null when it does not match the format of its country. The server verifies check digits
 * (`realVatNumber`), and only VIES knows whether the number is in use.
 */
export function readVatNumber(typed: string): VatNumber | null {
  const { prefix, rest } = partsOf(typed)
  const number = prefix === 'BE' && rest.length === 9 ? `0${rest}` : rest
  if (!forms[prefix]?.test(number)) return null
  return { country: prefix === 'EL' ? 'GR' : prefix === 'XI' ? 'GB' : prefix, number: prefix + number }
}

/**
 * True when a number starts like that of an EU country but has another format. Numbers of other countries are not
 * checked.
 */
export function hasWrongForm(typed: string): boolean {
  const { prefix, rest } = partsOf(typed)
  return rest !== '' && prefix in forms && readVatNumber(typed) === null
}

function partsOf(typed: string): { prefix: string; rest: string } {
  const bare = typed.toUpperCase().replace(/[\s.\-_/]/g, '')
  const letters = bare.slice(0, 2)
  return { prefix: letters === 'GR' ? 'EL' : letters, rest: bare.slice(2) }
}
