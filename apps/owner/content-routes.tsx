import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Inside } from './inside-route.ts'

/** What the site shows: its pages, how they look, and what stands on them. */
export function pageRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/pages',
      component: lazyRouteComponent(() => import('../../features/content/owner/site-pages.page.tsx'), 'SitePagesPage'),
    }),
    createRoute({
      ...inside,
      path: '/pages/$id/settings',
      component: lazyRouteComponent(
        () => import('../../features/pages/owner/page-settings.page.tsx'),
        'PageSettingsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/edit/$id',
      component: lazyRouteComponent(() => import('./editor/editor-screen.tsx'), 'EditorScreen'),
    }),
    createRoute({
      ...inside,
      path: '/design',
      component: lazyRouteComponent(() => import('./design/design-screen.tsx'), 'DesignScreen'),
    }),
    createRoute({
      ...inside,
      path: '/media',
      component: lazyRouteComponent(() => import('./frame/media-screen.tsx'), 'MediaScreen'),
    }),
    createRoute({
      ...inside,
      path: '/comments',
      component: lazyRouteComponent(() => import('../../features/comments/owner/comments.page.tsx'), 'CommentsPage'),
    }),
  ]
}

/** Collections of items, and who writes them. */
export function collectionRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/collections',
      component: lazyRouteComponent(
        () => import('../../features/content/owner/collections.page.tsx'),
        'CollectionsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id',
      component: lazyRouteComponent(() => import('../../features/content/owner/collection.page.tsx'), 'CollectionPage'),
    }),
    createRoute({
      ...inside,
      path: '/collections/$id/settings',
      component: lazyRouteComponent(
        () => import('../../features/content/owner/collection-settings.page.tsx'),
        'CollectionSettingsPage',
      ),
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
  ]
}
