import { ownerRoutes } from '#platform/ui'

/** Of a site, below `/config`. */
export const paymentsRoutes = ownerRoutes([
  { path: '/payments', screen: () => import('./payments.page.tsx').then((module) => module.PaymentsScreen) },
])
