import { problems } from '#platform/contract'

export const reviewProblems = problems('reviews', {
  ratingMissing: ['invalid', () => 'Choose a star rating.'],
  tooLong: ['invalid', (d: { most: number }) => `A review takes at most ${d.most} characters. Make it shorter.`],
  requestExpired: ['missing', (_: { status: 410 }) => 'Your request for a review has expired.'],
  alreadyReviewed: ['conflict', () => 'You have already reviewed this purchase.'],
  purchaseMissing: ['missing', () => 'This is not among what you bought.'],
  reviewMissing: ['missing', () => 'There is no such review.'],
})
