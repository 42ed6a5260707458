export { requestBlock } from '../blocks/review-request/review-request.block.ts'
export { reviewsBlock } from '../blocks/reviews/reviews.block.ts'
