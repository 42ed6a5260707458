import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const visitsRoutes = ownerRoutes([
  { path: '/services', screen: () => import('./services.page.tsx').then((module) => module.ServicesPage) },
  { path: '/page-errors', screen: () => import('./page-errors.page.tsx').then((module) => module.PageErrorsPage) },
])
