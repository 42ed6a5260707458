import type { Order } from './order.schema.ts'

/**
 * Tax was charged in spite of a VAT number, and the number was confirmed since. Once anything was credited, an amount
 * is refunded instead.
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
