/** C3.99 */
export const defaultCurrency = 'USD'

/** A3.33: the currencies that the interface offers. */
export const offeredCurrencies: readonly string[] =
  'EUR USD AUD NOK CAD NZD DKK GBP HKD CHF MXN SGD SEK CZK ILS PHP RUB PLN THB MYR ARS BRL COP IDR INR JPY ZAR'.split(
    ' ',
  )

/** Exponents other than 2 (ISO 4217). Imported stores may have any of these currencies. */
const exponents: Readonly<Record<string, number>> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  UYI: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Returns the number of decimals of a currency. */
export function exponentOf(currency: string): number {
  return exponents[currency.toUpperCase()] ?? 2
}

/**
 * Converts amounts in minor units of one currency to the same number in another: 12.50 stays 12.50, and becomes 13 in a
 * currency without decimals.
 */
export function sameFigures(before: string, after: string): (minor: number) => number {
  const factor = 10 ** (exponentOf(after) - exponentOf(before))
  return (minor) => Math.round(minor * factor)
}

/** Returns the common name of a currency: `euro`, `Amerikaanse dollar`. */
export function currencyName(currency: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'currency', fallback: 'code' }).of(currency) ?? currency
}
