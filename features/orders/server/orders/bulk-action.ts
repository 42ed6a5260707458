import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type Order, bulkAllows, type ordersApi } from '../../contract/index.ts'
import { sendAll } from '../fulfilment/fulfil-order.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { giveUp, takeAsPaid } from '../money/settle-order.ts'

type Wanted = Input<typeof ordersApi.bulkAction>

/** Changes several orders in one transaction. Orders that do not allow the action are skipped. */
export async function bulkAction(
  ctx: OwnerTransaction,
  { ids, ...wanted }: Wanted,
): Promise<Output<typeof ordersApi.bulkAction>> {
  ctx.require('commerce.orders')
  // Sorted ids let concurrent bulk actions lock the same orders in the same order.
  const all = [...new Set(ids)].sort()
  let done = 0
  for (const id of all) {
    const order = await lockedOrder(ctx, id)
    if (!bulkAllows(order)[wanted.act]) continue
    await actOn(ctx, order, wanted)
    done += 1
  }
  return { done, skipped: all.length - done }
}

function actOn(ctx: OwnerTransaction, order: Order, { act, reason, notify }: Omit<Wanted, 'ids'>): Promise<void> {
  if (act === 'fulfil') return sendAll(ctx, order, { notify })
  return act === 'markPaid' ? takeAsPaid(ctx, order, '') : giveUp(ctx, order, { reason, restock: true, notify })
}
