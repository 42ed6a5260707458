import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { reviewsBlockContract } from '../blocks/reviews/reviews.contract.ts'
import css from '../blocks/reviews/reviews.css?inline'
import { reviewsPanel } from '../blocks/reviews/reviews.panel.tsx'
import { ReviewsView } from '../blocks/reviews/reviews.view.tsx'

export const reviewsBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: reviewsBlockContract, view: ReviewsView, css, panel: reviewsPanel }),
]
