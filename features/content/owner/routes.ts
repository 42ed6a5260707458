import { Files, Layers } from '#platform/icons'
import { messages } from '#platform/i18n'
import { ownerRoutes } from '#platform/ui'

const menu = messages('content.menu')

/** Routes of a site, below `/config`. */
export const contentRoutes = ownerRoutes([
  {
    path: '/pages',
    needs: 'content.edit',
    menu: { group: 'top', place: 20, label: menu.message('pages'), icon: Files },
    screen: () => import('./site-pages.page.tsx').then((module) => module.SitePagesPage),
  },
  // C2.39: a collection of the pages panel.
  {
    path: '/pages/$id',
    needs: 'content.edit',
    screen: () => import('./collection.page.tsx').then((module) => module.CollectionPage),
  },
  {
    path: '/collections',
    needs: 'content.edit',
    menu: { group: 'top', place: 30, label: menu.message('collections'), icon: Layers },
    screen: () => import('./collections.page.tsx').then((module) => module.CollectionsPage),
  },
  {
    path: '/collections/$id',
    needs: 'content.edit',
    screen: () => import('./collection.page.tsx').then((module) => module.CollectionPage),
  },
  {
    path: '/collections/$id/settings',
    needs: 'content.edit',
    screen: () => import('./collection-settings.page.tsx').then((module) => module.CollectionSettingsPage),
  },
  {
    path: '/collections/$id/labels',
    needs: 'content.edit',
    screen: () => import('./labels.page.tsx').then((module) => module.LabelsPage),
  },
  {
    path: '/authors',
    needs: 'content.edit',
    screen: () => import('./authors.page.tsx').then((module) => module.AuthorsPage),
  },
])
