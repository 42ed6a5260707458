import { ownerRoutes } from '#platform/ui'

/** Of a site, below `/config`. */
export const reviewsRoutes = ownerRoutes([
  { path: '/reviews', screen: () => import('./reviews.page.tsx').then((module) => module.ReviewsScreen) },
])
