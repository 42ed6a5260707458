import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const reviewsRoutes = ownerRoutes([
  { path: '/reviews', screen: () => import('./reviews.page.tsx').then((module) => module.ReviewsScreen) },
])
