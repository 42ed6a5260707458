import type { orderPageMessages } from '../../contract/order-page.messages.ts'
import type { OrderPageData } from './order-page.contract.ts'

export type Say = (name: Parameters<typeof orderPageMessages>[1]) => string

/** What every part of the page of an order is drawn from. */
export interface PartProps {
  data: OrderPageData
  t: Say
}
