import { Star } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { ReviewsPanel } from './reviews.panel.tsx'
import { reviewsBlockContract } from './reviews.contract.ts'
import { reviewsStyles } from './reviews-styles.ts'
import { ReviewsView } from './reviews.view.tsx'

export const canvas = canvasBlock({
  contract: reviewsBlockContract,
  view: ReviewsView,
  css: reviewsStyles,
  icon: Star,
  panel: ReviewsPanel,
})
