import { extensionPoint, type SiteContext, type SiteTransaction } from '#platform/context'
import type { Order } from '../contract/index.ts'

/** A remark for the customer, with a link to change its subject. */
export interface OrderNote {
  text: string
  link: { label: string; url: string } | null
}

/**
 * Creates whatever the confirmation of a paid order mentions, in the order's transaction with its row locked.
 * `orders.paid` may arrive later; features create each record once, whichever comes first.
 */
export const beforeConfirmation =
  extensionPoint<(ctx: SiteTransaction, order: { orderId: string }) => Promise<void>>('orders.before-confirmation')

/** Remarks of later features on an order's page and in its confirmation email. */
export const orderNotes =
  extensionPoint<(ctx: SiteContext, order: Order) => Promise<readonly OrderNote[]>>('orders.notes')
