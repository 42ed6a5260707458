import { recordIn } from '#platform/contract'
import type { Order } from './order.schema.ts'

type Plain = Readonly<Record<string, unknown>>

/** Returns the fields of an order that are edited by hand. */
export function seenOfOrder({ customer, shippingAddress, billingAddress, lines }: Order): Plain {
  return {
    email: customer.email,
    phone: customer.phone,
    shippingAddress,
    billingAddress,
    quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
  }
}

/** Returns the fields of a parcel of an order that is read. */
export function seenOfParcel(read: Plain, { fulfilmentId }: Plain): Plain {
  return recordIn(read['fulfilments'], { id: fulfilmentId })
}
