import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { reviewsOwnerApi } from '../contract/index.ts'
import { askBuyer } from './ask-for-review.ts'

/**
 * Asks the buyer today, because the owner knows that the parcel has arrived; works also when automatic requests are
 * switched off.
 */
export async function askNow(
  ctx: OwnerTransaction,
  { orderId }: Input<typeof reviewsOwnerApi.askNow>,
): Promise<Output<typeof reviewsOwnerApi.askNow>> {
  ctx.require('commerce.productReviews')
  return { isAsked: await askBuyer(ctx, orderId) }
}
