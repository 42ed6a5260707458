import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const mediaRoutes = ownerRoutes([
  {
    path: '/media',
    screen: () => import('./media.page.tsx').then((module) => module.MediaPage),
    services: ['assetUses'],
  },
])
