/** Tax treatment of an order. `standard` charges the rates that are due, which may be none. */
export const taxTreatments = ['standard', 'reverse-charge', 'export', 'exempt'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/**
 * Reasons why no tax is due, each with the article that an invoice must name. Goods to a business elsewhere in the EU
 * are exempt as intra-Community supplies (Art. 138); for services the recipient accounts for the tax (Art. 196). Goods
 * leaving the EU are exports (Art. 146); services to customers outside it are supplied there. `abroad`: from a shop
 * outside the EU, to which the directive does not apply.
 */
export const taxReasons = [
  'intra-eu-goods',
  'intra-eu-services',
  'export-goods',
  'export-services',
  'abroad',
  'exempt',
] as const
export type TaxReason = (typeof taxReasons)[number]

const byKind = {
  goods: { 'reverse-charge': 'intra-eu-goods', export: 'export-goods' },
  services: { 'reverse-charge': 'intra-eu-services', export: 'export-services' },
} as const

/** Returns the reasons why no tax is due; none where tax is calculated as usual. */
export function taxReasonsOf(
  treatment: TaxTreatment,
  { kind, isFromEu }: { kind: 'goods' | 'services'; isFromEu: boolean },
): TaxReason[] {
  if (treatment === 'standard') return []
  if (treatment === 'exempt') return ['exempt']
  return isFromEu ? [byKind[kind][treatment]] : ['abroad']
}
