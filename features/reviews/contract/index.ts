export { photoFiles, photoMbMax, photosMax, photoTypes, requestDays, reviewMax } from './review.rules.ts'
export {
  type Purchase,
  type Review,
  type ReviewPhoto,
  type ReviewRequest,
  reviewsApi,
  reviewsOwnerApi,
  type ImportedReview,
} from './reviews.api.ts'
export { reviewMessages } from './reviews.messages.ts'
export { reviewProblems } from './reviews.problems.ts'
export { reviewsSettings } from './reviews.settings.ts'
