import { block } from '#platform/render/server'
import { reviewsBlockContract } from './reviews.contract.ts'
import { reviewsStyles } from './reviews-styles.ts'
import { loadReviews } from './reviews.loader.ts'
import { ReviewsView } from './reviews.view.tsx'

export const reviewsBlock = block({
  contract: reviewsBlockContract,
  loader: loadReviews,
  view: ReviewsView,
  css: reviewsStyles,
})
