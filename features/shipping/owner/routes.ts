import { ownerRoutes } from '#platform/ui'

/** Of a site, below `/config`. */
export const shippingRoutes = ownerRoutes([
  { path: '/shipping', screen: () => import('./shipping.page.tsx').then((module) => module.ShippingScreen) },
])
