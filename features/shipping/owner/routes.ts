import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const shippingRoutes = ownerRoutes([
  { path: '/shipping', screen: () => import('./shipping.page.tsx').then((module) => module.ShippingScreen) },
])
