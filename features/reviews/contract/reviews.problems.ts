import { problem, problems } from '#platform/contract'

export const reviewProblems = problems('reviews', {
  ratingMissing: problem('invalid'),
  emailUnfit: problem('invalid'),
  tooLong: problem<{ most: number }>('invalid'),
  tooManyPhotos: problem<{ photos: number }>('invalid'),
  photoTooLarge: problem<{ megabytes: number }>('invalid'),
  photoUnfit: problem('invalid'),
  photoMissing: problem('missing'),
  requestExpired: problem<{ status: 410 }>('missing'),
  alreadyReviewed: problem('conflict'),
  purchaseMissing: problem('missing'),
  notReviews: problem('invalid'),
  reviewMissing: problem('missing'),
})
