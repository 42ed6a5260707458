import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const consentRoutes = ownerRoutes([
  { path: '/cookies', screen: () => import('./cookies.page.tsx').then((module) => module.CookiesPage) },
])
