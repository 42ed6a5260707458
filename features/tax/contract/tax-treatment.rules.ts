/** How the tax of an order was worked out. `standard`: with the rates that are due, which may be none. */
export const taxTreatments = ['standard', 'reverse-charge', 'export', 'exempt'] as const
export type TaxTreatment = (typeof taxTreatments)[number]

/**
 * Why nothing is due, each with the article that the law wants on an invoice. Goods that go to a business elsewhere in
 * the EU are exempt as intra-Community supplies (Art. 138); of services the recipient accounts for the tax (Art. 196).
 * Goods that leave the EU are exported (Art. 146); services to somebody outside it are supplied there. `abroad`: of a
 * shop outside the EU, where that directive says nothing.
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

/** Why nothing is due on what is sold; none where tax is worked out as usual. */
export function taxReasonsOf(
  treatment: TaxTreatment,
  { kind, isFromEu }: { kind: 'goods' | 'services'; isFromEu: boolean },
): TaxReason[] {
  if (treatment === 'standard') return []
  if (treatment === 'exempt') return ['exempt']
  return isFromEu ? [byKind[kind][treatment]] : ['abroad']
}
