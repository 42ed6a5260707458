import { type TaxRateDraft, taxRateDraftSchema, type taxStarters } from '../contract/index.ts'

/** VAT of the EU as of 2026: the standard rate, and the reduced rate of most reduced goods in shops; 0 for none. */
const european: Readonly<Record<string, readonly [standard: number, reduced: number]>> = {
  AT: [20, 10],
  BE: [21, 6],
  BG: [20, 9],
  CY: [19, 9],
  CZ: [21, 12],
  DE: [19, 7],
  DK: [25, 0],
  EE: [24, 9],
  ES: [21, 10],
  FI: [25.5, 13.5],
  FR: [20, 5.5],
  GR: [24, 13],
  HR: [25, 13],
  HU: [27, 18],
  IE: [23, 13.5],
  IT: [22, 10],
  LT: [21, 12],
  LU: [17, 8],
  LV: [21, 12],
  MT: [18, 7],
  NL: [21, 9],
  PL: [23, 8],
  PT: [23, 13],
  RO: [21, 11],
  SE: [25, 12],
  SI: [22, 9.5],
  SK: [23, 19],
}

/** Sales tax of the US states, without local taxes of counties and cities. */
const american: Readonly<Record<string, number>> = {
  AL: 4,
  AZ: 5.6,
  AR: 6.5,
  CA: 7.25,
  CO: 2.9,
  CT: 6.35,
  DC: 6,
  FL: 6,
  GA: 4,
  HI: 4,
  ID: 6,
  IL: 6.25,
  IN: 7,
  IA: 6,
  KS: 6.5,
  KY: 6,
  LA: 5,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 6.875,
  MS: 7,
  MO: 4.225,
  NE: 5.5,
  NV: 6.85,
  NJ: 6.625,
  NM: 4.875,
  NY: 4,
  NC: 4.75,
  ND: 5,
  OH: 5.75,
  OK: 4.5,
  PA: 6,
  RI: 7,
  SC: 6,
  SD: 4.2,
  TN: 7,
  TX: 6.25,
  UT: 6.1,
  VT: 6,
  VA: 5.3,
  WA: 6.5,
  WV: 6,
  WI: 5,
  WY: 4,
}
/** States that do not tax separately stated shipping. */
const shippingFree = new Set('AL AZ CA DC FL ID IL IA LA ME MD MA MO NV OK UT VA WY'.split(' '))
/** Names of the tax in the shop's language; Austrians and Germans use different ones. */
const names: Readonly<Record<string, string>> = {
  nl: 'Btw',
  de: 'MwSt.',
  'de-AT': 'USt.',
  fr: 'TVA',
  ro: 'TVA',
  es: 'IVA',
  it: 'IVA',
  pt: 'IVA',
  sv: 'Moms',
  da: 'Moms',
  fi: 'ALV',
  cs: 'DPH',
  sk: 'DPH',
  sl: 'DDV',
  hr: 'PDV',
  hu: 'ÁFA',
  et: 'KM',
  lv: 'PVN',
  lt: 'PVM',
  el: 'ΦΠΑ',
  bg: 'ДДС',
}

/** Initial rates for the owner to check, because no table replaces that of the tax authority. */
export function startingRates(table: (typeof taxStarters)[number], locale: string): TaxRateDraft[] {
  if (table === 'us')
    return Object.entries(american).map(([region, rate]) =>
      draft({ name: `${region} sales tax`, country: 'US', region, rate, onShipping: !shippingFree.has(region) }),
    )
  const name = names[locale] ?? names[locale.split('-')[0] ?? ''] ?? 'VAT'
  const countries = table === 'nl' ? ['NL'] : Object.keys(european)
  return countries.flatMap((country) => {
    const [standard = 0, reduced = 0] = european[country] ?? []
    const rates = [draft({ name, country, rate: standard })]
    if (reduced > 0) rates.push(draft({ name, country, rate: reduced, taxClass: 'reduced-rate' }))
    return rates
  })
}

function draft({
  rate,
  ...parts
}: {
  name: string
  country: string
  rate: number
  region?: string
  taxClass?: string
  onShipping?: boolean
}): TaxRateDraft {
  return taxRateDraftSchema.parse({ ...parts, ratePpm: Math.round(rate * 10_000) })
}
