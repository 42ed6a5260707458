import { openPaymentText } from '#features/payments/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { heldMinorOf, type Order } from '../../contract/index.ts'

/** What a customer does to pay what is still due and is not held on a card; empty where there is nothing to do. */
export async function paymentInstructions(ctx: SiteContext, order: Order): Promise<string> {
  const isDue = order.status === 'open' && order.balance.dueMinor > heldMinorOf(order)
  return isDue ? openPaymentText(ctx, `order:${order.id}`, languageOf(order.locale)) : ''
}
