import type { EventPayload } from '#platform/contract'
import { productTypes } from '#features/catalog/contract'
import type { disputeLost, disputeWon, Order, orderPaid, orderRefunded } from '#features/orders/contract'
import { orderById } from '#features/orders/server'
import { paymentsOf } from '#features/payments/server'
import { firstOrderOf } from '#features/subscriptions/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { updateRows } from '#platform/database'
import type {} from './areas.tables.ts'
import { paymentSubject } from '#features/payments/contract'

/** Handles `orders.paid`: grants access; a paid renewal restores access that a refund had ended. */
export async function onOrderPaid(ctx: SiteTransaction, { orderId }: EventPayload<typeof orderPaid>): Promise<void> {
  const order = await orderById(ctx, orderId)
  // Payment events may arrive before the order event.
  if (await isLost(ctx, order)) return
  for (const line of accessOf(order)) await grant(ctx, order, line)
}

/** Handles `orders.refunded`: ends access of fully refunded lines or orders. */
export async function onOrderRefunded(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderRefunded>,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  for (const line of accessOf(order)) if (isGivenBack(order, line)) await endGrant(ctx, order, line)
}

/** Handles the end of a dispute: a lost one ends the access, and a later win restores it. */
export async function onDisputeChanged(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof disputeLost | typeof disputeWon>,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  // The two events may arrive in either order, so the present state counts.
  const isOver = await isLost(ctx, order)
  for (const line of accessOf(order)) {
    if (isOver) await endGrant(ctx, order, line)
    else if (order.balance.dueMinor === 0 && !isGivenBack(order, line)) await grant(ctx, order, line)
  }
}

async function isLost(ctx: SiteContext, { id }: Order): Promise<boolean> {
  return (await paymentsOf(ctx, [paymentSubject.order(id)])).some(({ disputeState }) => disputeState === 'lost')
}

/** The refund itself may take days, so only the open balance of the line or its order counts. */
function isGivenBack({ balance }: Order, line: AccessLine): boolean {
  return balance.netMinor === 0 || line.refundedQuantity === line.quantity
}

async function grant(ctx: SiteTransaction, order: Order, line: AccessLine): Promise<void> {
  const granted = await grantOf(ctx, order, line)
  await ctx.db
    .insertInto('access_grants')
    .values({
      ...granted,
      member_id: order.customer.memberId,
      email: order.customer.email.toLowerCase(),
      is_test: order.isTest,
      granted_at: ctx.now(),
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'order_id', 'product_id', 'plan_key']).doUpdateSet({ ended_at: null }),
    )
    .execute()
}

async function endGrant(ctx: SiteTransaction, order: Order, line: AccessLine): Promise<void> {
  const { website_id, order_id, product_id, plan_key } = await grantOf(ctx, order, line)
  await updateRows(ctx.db, 'access_grants', { website_id, order_id, product_id, plan_key }, { ended_at: ctx.now() })
}

type AccessLine = Order['lines'][number] & { productId: string }

function accessOf(order: Order): AccessLine[] {
  return order.lines.filter(
    (line): line is AccessLine => line.productType === productTypes.PAYWALL && line.productId !== null,
  )
}

/** The membership of a renewal is that of the first order of its subscription. */
async function grantOf(ctx: SiteContext, order: Order, { productId, plan }: AccessLine) {
  const first = order.subscriptionId === null ? null : await firstOrderOf(ctx, order.subscriptionId)
  return {
    website_id: ctx.site.id,
    order_id: first ?? order.id,
    product_id: productId,
    plan_key: plan ? JSON.stringify(plan) : '',
  }
}
