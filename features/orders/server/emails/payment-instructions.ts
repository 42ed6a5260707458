import { openPaymentText } from '#features/payments/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { heldMinorOf, type Order } from '../../contract/index.ts'
import { paymentSubject } from '#features/payments/contract'

/** Returns payment instructions for the amount that is due and not authorised on a card; empty where nothing is due. */
export async function paymentInstructions(ctx: SiteContext, order: Order): Promise<string> {
  const isDue = order.status === 'open' && order.balance.dueMinor > heldMinorOf(order)
  return isDue ? openPaymentText(ctx, paymentSubject.order(order.id), languageOf(order.locale)) : ''
}
