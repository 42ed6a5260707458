export { reviewsBlocks } from './reviews-blocks.ts'
export { reviewsRoutes } from './routes.ts'
