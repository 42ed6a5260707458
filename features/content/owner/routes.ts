import { ownerRoutes } from '#platform/ui'

/** Routes of a site, below `/config`. */
export const contentRoutes = ownerRoutes([
  { path: '/pages', screen: () => import('./site-pages.page.tsx').then((module) => module.SitePagesPage) },
  // C2.39: a collection of the pages panel.
  { path: '/pages/$id', screen: () => import('./collection.page.tsx').then((module) => module.CollectionPage) },
  { path: '/collections', screen: () => import('./collections.page.tsx').then((module) => module.CollectionsPage) },
  { path: '/collections/$id', screen: () => import('./collection.page.tsx').then((module) => module.CollectionPage) },
  {
    path: '/collections/$id/settings',
    screen: () => import('./collection-settings.page.tsx').then((module) => module.CollectionSettingsPage),
  },
  { path: '/collections/$id/labels', screen: () => import('./labels.page.tsx').then((module) => module.LabelsPage) },
  { path: '/authors', screen: () => import('./authors.page.tsx').then((module) => module.AuthorsPage) },
])
