import type { SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import type { orderPlaced } from '../../contract/index.ts'
import { tellOwnerOfOrder } from '../emails/tell-owner.ts'
import { onOrderPlaced } from '../invoices/issue-invoice.ts'

/** Creates the invoice of a new order, and tells staff about it. */
export async function afterPlacing(ctx: SiteTransaction, details: EventPayload<typeof orderPlaced>): Promise<void> {
  await onOrderPlaced(ctx, details)
  await tellOwnerOfOrder(ctx, details)
}
