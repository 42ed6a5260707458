import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const discountsRoutes = ownerRoutes([
  { path: '/discounts', screen: () => import('./discounts.page.tsx').then((module) => module.DiscountsScreen) },
])
