import { problems } from '#platform/contract'

export const reviewProblems = problems('reviews', {
  ratingMissing: ['invalid', () => 'Choose a star rating.'],
  tooLong: ['invalid', (d: { most: number }) => `A review takes at most ${d.most} characters. Make it shorter.`],
  requestExpired: ['missing', (_: { status: 410 }) => 'Your request for a review has expired.'],
  alreadyReviewed: ['conflict', () => 'You have already reviewed this purchase.'],
  purchaseMissing: ['missing', () => 'This is not among what you bought.'],
  notReviews: [
    'invalid',
    () =>
      'This file holds no reviews. It needs a column “rating” and one that names the product: “product_handle”, “sku” or “product_title”.',
  ],
  reviewMissing: ['missing', () => 'There is no such review.'],
})
