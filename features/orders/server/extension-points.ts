import { extensionPoint, type SiteContext, type SiteTransaction } from '#platform/context'
import type { Order } from '../contract/index.ts'

/** Something that whoever ordered has to know, and where it is changed. */
export interface OrderNote {
  text: string
  link: { label: string; url: string } | null
}

/**
 * What the confirmation of a paid order tells of is made before it is written, in its transaction and with the order's
 * row locked. `orders.paid` may be heard later: features make each thing once, whoever asks first.
 */
export const beforeConfirmation =
  extensionPoint<(ctx: SiteTransaction, order: { orderId: string }) => Promise<void>>('orders.before-confirmation')

/** What later features have to say on the confirmation of an order, on its page and in its email. */
export const orderNotes =
  extensionPoint<(ctx: SiteContext, order: Order) => Promise<readonly OrderNote[]>>('orders.notes')
