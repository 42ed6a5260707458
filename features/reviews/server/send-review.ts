import { siteTables, insertRow } from '#platform/database'
import { orderById } from '#features/orders/server'
import type { VisitorContext, VisitorTransaction } from '#platform/context'
import { type Input, newId, Problem } from '#platform/contract'
import { type Answer, answer, type CalledBy, redirect } from '#platform/http'
import { type Purchase, type ReviewRequest, reviewMax, reviewProblems, type reviewsApi } from '../contract/index.ts'
import { requestPath } from './ask-for-review.ts'
import type { ReceivedPhotos } from './photos/receive-photos.ts'
import { requestByToken } from './requests.queries.ts'
import { enqueue } from '#platform/jobs'
import { preparePhotoJob } from './photos/prepare-photo.job.ts'

export async function readRequest(
  ctx: VisitorContext,
  { token }: Input<typeof reviewsApi.request>,
): Promise<ReviewRequest> {
  const { state, purchases } = await requestByToken(ctx, token)
  return { state, purchases }
}

/** Scripts receive the purchases left to review; forms return to the page with the result. */
export async function sendReview(
  ctx: VisitorTransaction & CalledBy,
  input: Input<typeof reviewsApi.send>,
  photos: Pick<ReceivedPhotos, 'ids' | 'fault'> = { ids: [], fault: null },
): Promise<Answer> {
  const { token, lineId } = input
  // The browser would lose typed text without scripts, so the review is accepted, and the page names the refused
  // photos.
  if (photos.fault && !ctx.caller.wantsPage) throw photos.fault
  try {
    await storeReview(ctx, input, photos.ids)
  } catch (error) {
    if (!(error instanceof Problem) || !ctx.caller.wantsPage) throw error
    const typed = { token, line: lineId, why: error.code, text: carriedText(input.text) }
    return redirect(`${requestPath}?${new URLSearchParams(typed)}`)
  }
  if (ctx.caller.wantsPage)
    return redirect(
      `${requestPath}?${new URLSearchParams({ token, sent: lineId, ...(photos.fault && { why: photos.fault.code }) })}`,
    )
  return answer({ body: await readRequest(ctx, { token }) })
}

async function storeReview(
  ctx: VisitorTransaction,
  { token, lineId, rating, text }: Input<typeof reviewsApi.send>,
  photoIds: readonly string[],
): Promise<void> {
  const { orderId, purchases } = await requestByToken(ctx, token)
  if (orderId === null) throw reviewProblems.requestExpired({ status: 410 })
  const purchase = purchases.find((candidate) => candidate.lineId === lineId)
  if (!purchase) throw reviewProblems.purchaseMissing()
  if (purchase.isReviewed) throw reviewProblems.alreadyReviewed()
  if (rating === '') throw reviewProblems.ratingMissing()
  const body = text.replaceAll('\r\n', '\n').trim()
  if ([...body].length > reviewMax) throw reviewProblems.tooLong({ most: reviewMax })
  const { customer } = await orderById(ctx, orderId)
  const review = { rating, body, authorName: shownName(customer.name) }
  const id = await added(ctx, { orderId, purchase, ...review })
  if (id === null) throw reviewProblems.alreadyReviewed()
  await attachPhotos(ctx, id, photoIds)
}

async function added(
  ctx: VisitorTransaction,
  {
    orderId,
    purchase,
    rating,
    body,
    authorName,
  }: { orderId: string; purchase: Purchase; rating: number; body: string; authorName: string },
): Promise<string | null> {
  const now = ctx.now()
  const row = await siteTables(ctx)
    .insertInto('reviews')
    .values({
      id: newId(now.getTime()),
      order_id: orderId,
      line_id: purchase.lineId,
      product_id: purchase.productId,
      rating,
      body,
      author_name: authorName,
      is_verified: true,
      status: 'pending',
      answer: '',
      answered_at: null,
      written_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'order_id', 'line_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Returns “Noor B.”: a first name and an initial are enough for strangers. */
function shownName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1)?.[0]
  return last ? `${first} ${last.toUpperCase()}.` : first
}

/** Bytes of UTF-8 that still fit into an address after escaping, within the limits of servers and proxies. */
const carriedBytes = 1300

/** Cuts a refused text to the part that fits into an address. The browser's history keeps the whole text. */
function carriedText(text: string): string {
  let bytes = 0
  let end = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > carriedBytes) break
    end += character.length
  }
  return text.slice(0, end)
}

/** Adds stored photos to a review; the worker renders them. */
async function attachPhotos(ctx: VisitorTransaction, reviewId: string, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries()) {
    await insertRow(ctx.db, 'review_photos', {
      website_id: ctx.site.id,
      id,
      review_id: reviewId,
      position,
      state: 'waiting',
      width: null,
      height: null,
      created_at: ctx.now(),
    })
    await enqueue(ctx, preparePhotoJob, { websiteId: ctx.site.id, photoId: id }, { key: id })
  }
}
