import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const searchRoutes = ownerRoutes([
  { path: '/search', screen: () => import('./search.page.tsx').then((module) => module.SearchScreen) },
])
