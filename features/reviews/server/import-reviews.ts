import { audit } from '#features/accounts/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { type ImportedReview, type reviewsOwnerApi } from '../contract/index.ts'
import { addReviews } from './add-reviews.ts'
import { readReviewsFile } from './read-reviews-file.ts'

/** Imports reviews of another shop, or of our own export, for their products. Existing reviews are not duplicated. */
export async function importReviews(
  ctx: OwnerTransaction,
  { text, dryRun }: Input<typeof reviewsOwnerApi.importFile>,
): Promise<Output<typeof reviewsOwnerApi.importFile>> {
  ctx.require('commerce.productReviews')
  const reviews = await readReviewsFile(text)
  const outcomes = await addReviews(ctx, reviews, { dryRun })
  const added = outcomes.filter(({ outcome }) => outcome === 'added').length
  if (!dryRun && added > 0)
    await audit(ctx, { action: 'reviews.imported', subject: ctx.site.id, after: { reviews: added } })
  const rows = reviews.map(({ row, author, product }, at): ImportedReview => {
    const { outcome, why } = outcomes[at] ?? { outcome: 'refused', why: 'noProduct' }
    const title = [author, product.title || product.slug || product.sku].filter(Boolean).join(', ').slice(0, 200)
    return { row, title, outcome, why }
  })
  return { rows }
}
