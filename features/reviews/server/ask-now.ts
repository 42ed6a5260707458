import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { reviewsOwnerApi } from '../contract/index.ts'
import { askBuyer } from './ask-for-review.ts'

/**
 * The owner knows that the parcel has arrived: its buyer is asked today, whether buyers are asked by themselves or not.
 */
export async function askNow(
  ctx: OwnerTransaction,
  { orderId }: Input<typeof reviewsOwnerApi.askNow>,
): Promise<Output<typeof reviewsOwnerApi.askNow>> {
  ctx.require('commerce.productReviews')
  return { isAsked: await askBuyer(ctx, orderId) }
}
