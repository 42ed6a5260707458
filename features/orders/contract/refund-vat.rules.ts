import type { Order } from './order.schema.ts'

/**
 * Whether tax was charged in spite of a VAT number that was confirmed later. After the first credit note an amount is
 * refunded instead.
 */
export function mayRefundVat({
  status,
  totals,
  ledger,
  taxTreatment,
  customer,
}: Pick<Order, 'status' | 'totals' | 'ledger' | 'taxTreatment' | 'customer'>): boolean {
  const state = customer.vatCheck?.state
  const isConfirmed = state === 'valid' || state === 'approved'
  const isWhole = status === 'open' && ledger.creditedMinor === 0 && totals.taxMinor > 0
  return taxTreatment === 'standard' && customer.vatNumber !== null && isConfirmed && isWhole
}
