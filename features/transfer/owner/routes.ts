import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const transferRoutes = ownerRoutes([
  { path: '/export', screen: () => import('./export.page.tsx').then((module) => module.ExportPage) },
])
