import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const taxRoutes = ownerRoutes([
  { path: '/taxes', screen: () => import('./tax.page.tsx').then((module) => module.TaxScreen) },
])
