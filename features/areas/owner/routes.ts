import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const areasRoutes = ownerRoutes([
  { path: '/areas', screen: () => import('./areas.page.tsx').then((module) => module.AreasScreen) },
])
