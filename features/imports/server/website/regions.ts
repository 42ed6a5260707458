interface Region {
  currency: string
  /** Time zone of the whole country, or of most people there. */
  timeZone: string
}

const of = (currency: string, timeZone: string): Region => ({ currency, timeZone })

/** Currencies and time zones by country. */
const regions: Readonly<Record<string, Region>> = {
  AE: of('AED', 'Asia/Dubai'),
  AR: of('ARS', 'America/Argentina/Buenos_Aires'),
  AT: of('EUR', 'Europe/Vienna'),
  AU: of('AUD', 'Australia/Sydney'),
  BE: of('EUR', 'Europe/Brussels'),
  BG: of('EUR', 'Europe/Sofia'),
  BH: of('BHD', 'Asia/Bahrain'),
  BR: of('BRL', 'America/Sao_Paulo'),
  CA: of('CAD', 'America/Toronto'),
  CH: of('CHF', 'Europe/Zurich'),
  CL: of('CLP', 'America/Santiago'),
  CN: of('CNY', 'Asia/Shanghai'),
  CO: of('COP', 'America/Bogota'),
  CZ: of('CZK', 'Europe/Prague'),
  DE: of('EUR', 'Europe/Berlin'),
  DK: of('DKK', 'Europe/Copenhagen'),
  EG: of('EGP', 'Africa/Cairo'),
  ES: of('EUR', 'Europe/Madrid'),
  FI: of('EUR', 'Europe/Helsinki'),
  FR: of('EUR', 'Europe/Paris'),
  GB: of('GBP', 'Europe/London'),
  GR: of('EUR', 'Europe/Athens'),
  HK: of('HKD', 'Asia/Hong_Kong'),
  HR: of('EUR', 'Europe/Zagreb'),
  HU: of('HUF', 'Europe/Budapest'),
  ID: of('IDR', 'Asia/Jakarta'),
  IE: of('EUR', 'Europe/Dublin'),
  IL: of('ILS', 'Asia/Jerusalem'),
  IN: of('INR', 'Asia/Kolkata'),
  IR: of('IRR', 'Asia/Tehran'),
  IS: of('ISK', 'Atlantic/Reykjavik'),
  IT: of('EUR', 'Europe/Rome'),
  JO: of('JOD', 'Asia/Amman'),
  JP: of('JPY', 'Asia/Tokyo'),
  KR: of('KRW', 'Asia/Seoul'),
  KW: of('KWD', 'Asia/Kuwait'),
  LT: of('EUR', 'Europe/Vilnius'),
  MA: of('MAD', 'Africa/Casablanca'),
  MX: of('MXN', 'America/Mexico_City'),
  MY: of('MYR', 'Asia/Kuala_Lumpur'),
  NL: of('EUR', 'Europe/Amsterdam'),
  NO: of('NOK', 'Europe/Oslo'),
  NZ: of('NZD', 'Pacific/Auckland'),
  OM: of('OMR', 'Asia/Muscat'),
  PH: of('PHP', 'Asia/Manila'),
  PK: of('PKR', 'Asia/Karachi'),
  PL: of('PLN', 'Europe/Warsaw'),
  PT: of('EUR', 'Europe/Lisbon'),
  QA: of('QAR', 'Asia/Qatar'),
  RO: of('RON', 'Europe/Bucharest'),
  RS: of('RSD', 'Europe/Belgrade'),
  RU: of('RUB', 'Europe/Moscow'),
  SA: of('SAR', 'Asia/Riyadh'),
  SE: of('SEK', 'Europe/Stockholm'),
  SG: of('SGD', 'Asia/Singapore'),
  SI: of('EUR', 'Europe/Ljubljana'),
  SK: of('EUR', 'Europe/Bratislava'),
  TH: of('THB', 'Asia/Bangkok'),
  TR: of('TRY', 'Europe/Istanbul'),
  TW: of('TWD', 'Asia/Taipei'),
  UA: of('UAH', 'Europe/Kyiv'),
  US: of('USD', ''),
  VN: of('VND', 'Asia/Ho_Chi_Minh'),
  ZA: of('ZAR', 'Africa/Johannesburg'),
}

export const regionOf = (code: string): Region | undefined => regions[code]

/** Countries by their English names, as exports write them. */
export function regionNamed(name: string): string | null {
  const names = new Intl.DisplayNames(['en'], { type: 'region' })
  return Object.keys(regions).find((code) => names.of(code)?.toLowerCase() === name.trim().toLowerCase()) ?? null
}
