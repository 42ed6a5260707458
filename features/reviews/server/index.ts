export { reviewsFeature } from './reviews.feature.ts'
export type {} from './reviews.tables.ts'
