import type { SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import type { orderPlaced } from '../../contract/index.ts'
import { tellOwnerOfOrder } from '../emails/tell-owner.ts'
import { onOrderPlaced } from '../invoices/issue-invoice.ts'

/** The invoice of a new order, and word of it to whoever takes care of orders. */
export async function afterPlacing(ctx: SiteTransaction, details: EventPayload<typeof orderPlaced>): Promise<void> {
  await onOrderPlaced(ctx, details)
  await tellOwnerOfOrder(ctx, details)
}
