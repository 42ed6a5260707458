import {
  decoded,
  type ExportedComment,
  type ExportedItem,
  type ImportedOutcome,
  type ImportedRow,
  type ImportPart,
  wordpressDate,
} from '#features/imports/server'
import { cacheTag, type OwnerTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { reviewMax } from '../contract/index.ts'
import { addReviews } from './add-reviews.ts'
import type { ReadReview } from './read-reviews-file.ts'

/** A review in the rows of an import; moments are texts there. */
interface StagedReview extends Omit<ReadReview, 'row' | 'writtenAt' | 'answeredAt'> {
  writtenAt: string | null
  answeredAt: string | null
}

/** Imports the reviews on the products of a WordPress export. */
export const reviewImports: ImportPart = {
  formats: [],
  itemTypes: ['product'],
  readItems: (_ctx, items) => Promise.resolve((items as readonly ExportedItem[]).flatMap(reviewsOn)),
  kinds: ['review'],
  run: async (ctx, rows) => {
    ctx.require('commerce.productReviews')
    const reviews = rows.map(({ payload }, at) => reviewOf(payload as StagedReview, at))
    const outcomes = await addReviews(ctx, reviews)
    return new Map(rows.map(({ key }, at): [string, ImportedOutcome] => [key, outcomeOf(outcomes[at])]))
  },
  targets: ['review'],
  undo: removeReviews,
}

const isReview = ({ type, rating }: ExportedComment): boolean => type === 'review' || rating !== undefined
const isLeft = ({ approved }: ExportedComment): boolean => ['spam', 'trash', 'post-trashed'].includes(approved)

function reviewsOn(item: ExportedItem): ImportedRow[] {
  return item.comments.flatMap((comment): ImportedRow[] => {
    if (!isReview(comment) || isLeft(comment)) return []
    const answer = item.comments.find((other) => other.parent === comment.id && !isReview(other) && !isLeft(other))
    const body = Array.from(comment.content.trim())
    const sku = item.meta.find(({ key }) => key === '_sku')?.value.trim() ?? ''
    const payload: StagedReview = {
      product: { slug: decoded(item.slug), sku, title: item.title },
      rating: /^[1-5]$/.test(comment.rating ?? '') ? Number(comment.rating) : null,
      body: body.slice(0, reviewMax).join(''),
      isShortened: body.length > reviewMax,
      author: comment.author.slice(0, 200),
      isVerified: comment.isVerified ?? false,
      status: comment.approved === '1' || comment.approved === 'approved' ? 'approved' : 'pending',
      answer: answer?.content.trim().slice(0, 2000) ?? '',
      writtenAt: momentOf(comment),
      answeredAt: answer ? momentOf(answer) : null,
    }
    const title = [comment.author, item.title].filter(Boolean).join(', ').slice(0, 200)
    const notes = payload.isShortened ? [{ code: 'reviewShortened', values: { max: reviewMax } }] : []
    return [{ kind: 'review', key: `review:${item.postId}:${comment.id}`, title, payload, notes }]
  })
}

const momentOf = ({ dateGmt, date }: ExportedComment): string | null =>
  (wordpressDate(dateGmt) ?? wordpressDate(date))?.toISOString() ?? null

function reviewOf({ writtenAt, answeredAt, ...review }: StagedReview, at: number): ReadReview {
  const momentIn = (text: string | null): Date | null => (text === null ? null : new Date(text))
  return { ...review, row: at + 1, writtenAt: momentIn(writtenAt), answeredAt: momentIn(answeredAt) }
}

const noteOf = { noProduct: 'reviewProductMissing', noRating: 'reviewRatingMissing' } as const

function outcomeOf(outcome: Awaited<ReturnType<typeof addReviews>>[number] | undefined): ImportedOutcome {
  if (!outcome || outcome.id === null) {
    const code = outcome?.why === 'noRating' ? noteOf.noRating : noteOf.noProduct
    return { outcome: 'skip', target: null, notes: [{ code, values: {} }] }
  }
  const target = { kind: 'review', id: outcome.id }
  return { outcome: outcome.outcome === 'added' ? 'create' : 'unchanged', target }
}

async function removeReviews(ctx: OwnerTransaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await siteTables(ctx)
    .deleteFrom('reviews')
    .where('id', 'in', [...ids])
    .returning('product_id')
    .execute()
  await changed(ctx, [...new Set(rows.map(({ product_id: id }) => cacheTag.item(id)))])
}
