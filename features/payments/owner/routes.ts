import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const paymentsRoutes = ownerRoutes([
  { path: '/payments', screen: () => import('./payments.page.tsx').then((module) => module.PaymentsScreen) },
])
