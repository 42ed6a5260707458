import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const importsRoutes = ownerRoutes([
  {
    path: '/imports',
    screen: () => import('./imports.page.tsx').then((module) => module.ImportsPage),
    services: ['beforeUpload'],
  },
  {
    path: '/imports/$id',
    screen: () => import('./import-details.tsx').then((module) => module.ImportScreen),
  },
])
