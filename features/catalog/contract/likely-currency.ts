import { defaultCurrency } from '#platform/money'

/** Cities of time zones where another currency is used than in the rest of their continent. */
const byCity: Readonly<Record<string, string>> = {
  London: 'GBP',
  Belfast: 'GBP',
  Zurich: 'CHF',
  Vaduz: 'CHF',
  Stockholm: 'SEK',
  Oslo: 'NOK',
  Copenhagen: 'DKK',
  Warsaw: 'PLN',
  Prague: 'CZK',
  Moscow: 'RUB',
  Toronto: 'CAD',
  Vancouver: 'CAD',
  Edmonton: 'CAD',
  Winnipeg: 'CAD',
  Halifax: 'CAD',
  Mexico_City: 'MXN',
  Monterrey: 'MXN',
  Tijuana: 'MXN',
  Sao_Paulo: 'BRL',
  Bahia: 'BRL',
  Recife: 'BRL',
  Fortaleza: 'BRL',
  Bogota: 'COP',
  Buenos_Aires: 'ARS',
  Tokyo: 'JPY',
  Hong_Kong: 'HKD',
  Singapore: 'SGD',
  Kuala_Lumpur: 'MYR',
  Bangkok: 'THB',
  Manila: 'PHP',
  Jakarta: 'IDR',
  Kolkata: 'INR',
  Calcutta: 'INR',
  Jerusalem: 'ILS',
  Tel_Aviv: 'ILS',
  Johannesburg: 'ZAR',
  Auckland: 'NZD',
}
const byContinent: Readonly<Record<string, string>> = { Europe: 'EUR', Australia: 'AUD' }

/** The currency that a store in this time zone (`Europe/Amsterdam`) most likely sells in. */
export function likelyCurrency(timeZone: string): string {
  const [continent = '', ...rest] = timeZone.split('/')
  return byCity[rest.at(-1) ?? ''] ?? byContinent[continent] ?? defaultCurrency
}
