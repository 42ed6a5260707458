import { defaultCurrency } from '#platform/money'

/** Cities of time zones with another currency than most of their continent. */
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

/** The currency of each region, grouped by continent as in time zone names. */
const byRegion: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Europe: {
    GB: 'GBP',
    CH: 'CHF',
    LI: 'CHF',
    SE: 'SEK',
    NO: 'NOK',
    DK: 'DKK',
    PL: 'PLN',
    CZ: 'CZK',
    RU: 'RUB',
    ...inEuros('AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'),
  },
  America: { US: 'USD', CA: 'CAD', MX: 'MXN', BR: 'BRL', CO: 'COP', AR: 'ARS' },
  Asia: { JP: 'JPY', HK: 'HKD', SG: 'SGD', MY: 'MYR', TH: 'THB', PH: 'PHP', ID: 'IDR', IN: 'INR', IL: 'ILS' },
  Africa: { ZA: 'ZAR' },
  Australia: { AU: 'AUD' },
  Pacific: { NZ: 'NZD' },
}
const anywhere = Object.fromEntries(Object.values(byRegion).flatMap((regions) => Object.entries(regions)))

/** Languages that people choose all over the world. */
const worldwide = ['en-US', 'en-GB']

/**
 * The currency that a store most likely sells in, by its time zone (`Europe/Amsterdam`) and the languages of its
 * owner's browser, the preferred one first. A city with a currency of its own decides. Elsewhere a language tells the
 * region, if that lies on the same continent: a Brazilian in Lisbon sells in euros. Of a time zone without a place any
 * region will do.
 */
export function likelyCurrency(timeZone: string, languages: readonly string[]): string {
  const [continent = '', ...rest] = timeZone.split('/')
  const ofCity = byCity[rest.at(-1) ?? '']
  if (ofCity !== undefined) return ofCity
  const regions = byRegion[continent]
  const telling = regions ? languages.filter((tag) => !worldwide.includes(tag)) : languages
  const region = telling.map(regionOf).find((code) => code !== undefined)
  return (regions ?? anywhere)[region ?? ''] ?? byContinent[continent] ?? defaultCurrency
}

/** `CH` of `de-CH`; undefined for a language without a region. */
function regionOf(tag: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
}

function inEuros(regions: string): Record<string, string> {
  return Object.fromEntries(regions.split(' ').map((region) => [region, 'EUR']))
}
