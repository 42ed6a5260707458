import { siteTables } from '#platform/database'
import { orderIdsOf } from '#features/orders/server'
import type { VisitorTransaction } from '#platform/context'
import { dayMs, type Input, isEmailAddress } from '#platform/contract'
import { type Answer, answer, type CalledBy, redirect } from '#platform/http'
import { reviewProblems, type reviewsApi } from '../contract/index.ts'
import { askBuyer, requestPath } from './ask-for-review.ts'
import { purchasesOf } from './requests.queries.ts'

/** Sends the link for the newest delivered order with this product that its buyer has not reviewed. */
export async function sendLink(
  ctx: VisitorTransaction & CalledBy,
  { productId, email }: Input<typeof reviewsApi.askForLink>,
): Promise<Answer<unknown>> {
  const unfit = isEmailAddress(email) ? null : reviewProblems.emailUnfit()
  if (unfit && ctx.caller.wantsPage)
    return redirect(`${requestPath}?${new URLSearchParams({ product: productId, why: unfit.code })}`)
  if (unfit) throw unfit
  const orderId = await orderToReview(ctx, productId, email.toLowerCase())
  const againBefore = new Date(ctx.now().getTime() - dayMs)
  if (orderId !== null) await askBuyer(ctx, orderId, { againBefore, isWanted: true })
  return ctx.caller.wantsPage ? redirect(`${requestPath}?asked=yes`) : answer({ body: {} })
}

async function orderToReview(ctx: VisitorTransaction, productId: string, email: string): Promise<string | null> {
  const bought = await orderIdsOf(ctx, { id: '', email })
  if (bought.length === 0) return null
  // The request exists once everything of the order was shipped.
  const delivered = await siteTables(ctx)
    .selectFrom('review_requests')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.website_id', '=', 'review_requests.website_id')
        .onRef('order_lines.order_id', '=', 'review_requests.order_id'),
    )
    .select('review_requests.order_id')
    .distinct()
    .where('review_requests.order_id', 'in', bought)
    .where('order_lines.product_id', '=', productId)
    .orderBy('review_requests.order_id', 'desc')
    .limit(20)
    .execute()
  for (const { order_id: orderId } of delivered) {
    const purchases = await purchasesOf(ctx, orderId)
    if (purchases.some((purchase) => purchase.productId === productId && !purchase.isReviewed)) return orderId
  }
  return null
}
