import type { orderPageMessages } from '../../contract/order-page.messages.ts'
import type { OrderPageData } from './order-page.contract.ts'

export type Say = (name: Parameters<typeof orderPageMessages>[1]) => string

/** Props shared by all parts of the order page. */
export interface PartProps {
  data: OrderPageData
  t: Say
}
