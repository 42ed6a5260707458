import { ownerRoutes } from '#platform/ui'

/** Of a site, below `/config`. */
export const consentRoutes = ownerRoutes([
  { path: '/cookies', screen: () => import('./cookies.page.tsx').then((module) => module.CookiesPage) },
])
