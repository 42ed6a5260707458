import { productTypes } from '#features/catalog/contract'
import type { Order } from '../../contract/index.ts'

/** Whether a guest bought pages for members, which open to an account with the order's email address. */
export function isOpenToGuest({ customer, status, lines, balance }: Order): boolean {
  if (customer.memberId !== null || customer.email === '' || status === 'cancelled' || balance.netMinor === 0)
    return false
  return lines.some(
    ({ productType, quantity, refundedQuantity }) =>
      productType === productTypes.PAYWALL && refundedQuantity < quantity,
  )
}
