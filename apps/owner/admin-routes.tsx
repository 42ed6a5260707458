import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { AdminFrame } from './frame/admin-frame.tsx'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { RouteBridge } from './frame/route-bridge.tsx'

/** The admin host of one site: everything under /config. */
export function adminRouter() {
  const root = createRootRoute({ component: RouteBridge, notFoundComponent: Nowhere, errorComponent: ScreenFailure })
  const frame = createRoute({ getParentRoute: () => root, path: '/config', component: AdminFrame })
  const inside: Inside<typeof frame> = { getParentRoute: () => frame }
  const home = createRoute({
    ...inside,
    path: '/',
    component: lazyRouteComponent(() => import('./frame/way-in.tsx'), 'WayIn'),
  })
  const tree = root.addChildren([frame.addChildren([home, ...contentRoutes(inside), ...siteRoutes(inside)])])
  return createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true })
}

interface Inside<Frame> {
  getParentRoute: () => Frame
}

/** What the site shows. */
function contentRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/pages',
      component: lazyRouteComponent(() => import('../../features/content/owner/site-pages.page.tsx'), 'SitePagesPage'),
    }),
    createRoute({
      ...inside,
      path: '/pages/$id/settings',
      component: lazyRouteComponent(() => import('../../features/pages/owner/page-settings.page.tsx'), 'PageSettingsPage'),
    }),
    createRoute({ ...inside, path: '/edit/$id', component: lazyRouteComponent(() => import('./editor/editor-screen.tsx'), 'EditorScreen') }),
    createRoute({
      ...inside,
      path: '/collections',
      component: lazyRouteComponent(() => import('../../features/content/owner/collections.page.tsx'), 'CollectionsPage'),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id',
      component: lazyRouteComponent(() => import('../../features/content/owner/collection.page.tsx'), 'CollectionPage'),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id/labels',
      component: lazyRouteComponent(() => import('../../features/content/owner/labels.page.tsx'), 'LabelsPage'),
    }),
    createRoute({
      ...inside,
      path: '/authors',
      component: lazyRouteComponent(() => import('../../features/content/owner/authors.page.tsx'), 'AuthorsPage'),
    }),
    createRoute({
      ...inside,
      path: '/design',
      component: lazyRouteComponent(() => import('./design/design-screen.tsx'), 'DesignScreen'),
    }),
    createRoute({
      ...inside,
      path: '/media',
      component: lazyRouteComponent(() => import('../../features/media/owner/media.page.tsx'), 'MediaPage'),
    }),
    createRoute({
      ...inside,
      path: '/comments',
      component: lazyRouteComponent(() => import('../../features/comments/owner/comments.page.tsx'), 'CommentsPage'),
    }),
  ]
}

/** How the site is run. */
function siteRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/imports',
      component: lazyRouteComponent(() => import('../../features/imports/owner/imports.page.tsx'), 'ImportsPage'),
    }),
    createRoute({
      ...inside,
      path: '/settings',
      component: lazyRouteComponent(() => import('./frame/settings-screen.tsx'), 'SettingsScreen'),
    }),
    createRoute({
      ...inside,
      path: '/contributors',
      component: lazyRouteComponent(() => import('../../features/sites/owner/contributors.page.tsx'), 'ContributorsPage'),
    }),
    createRoute({
      ...inside,
      path: '/activity',
      component: lazyRouteComponent(() => import('../../features/sites/owner/activity.page.tsx'), 'ActivityPage'),
    }),
    createRoute({
      ...inside,
      path: '/mailbox',
      component: lazyRouteComponent(() => import('../../features/sites/owner/mailbox.page.tsx'), 'SiteMailboxPage'),
    }),
    createRoute({
      ...inside,
      path: '/trash',
      component: lazyRouteComponent(() => import('../../features/pages/owner/trash.page.tsx'), 'TrashPage'),
    }),
  ]
}
