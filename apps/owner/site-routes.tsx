import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { Inside } from './inside-route.ts'

/** Who has an account with the site, and what they say of what they bought. */
export function peopleRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
  return [
    createRoute({
      ...inside,
      path: '/members',
      component: lazyRouteComponent(() => import('../../features/members/owner/members.page.tsx'), 'MembersScreen'),
    }),
    createRoute({
      ...inside,
      path: '/areas',
      component: lazyRouteComponent(() => import('../../features/areas/owner/areas.page.tsx'), 'AreasScreen'),
    }),
    createRoute({
      ...inside,
      path: '/members/$id',
      component: lazyRouteComponent(() => import('../../features/members/owner/member.page.tsx'), 'MemberScreen'),
    }),
    createRoute({
      ...inside,
      path: '/reviews',
      component: lazyRouteComponent(() => import('../../features/reviews/owner/reviews.page.tsx'), 'ReviewsScreen'),
    }),
  ]
}

/** How the site is run. */
export function siteRoutes<Frame extends AnyRoute>(inside: Inside<Frame>) {
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
      component: lazyRouteComponent(
        () => import('../../features/sites/owner/contributors.page.tsx'),
        'ContributorsPage',
      ),
    }),
    createRoute({
      ...inside,
      path: '/activity',
      component: lazyRouteComponent(() => import('./frame/activity-screen.tsx'), 'ActivityScreen'),
    }),
    createRoute({
      ...inside,
      path: '/mailbox',
      component: lazyRouteComponent(() => import('../../features/sites/owner/mailbox.page.tsx'), 'SiteMailboxPage'),
    }),
    createRoute({
      ...inside,
      path: '/redirects',
      component: lazyRouteComponent(() => import('../../features/pages/owner/redirects.page.tsx'), 'RedirectsPage'),
    }),
    createRoute({
      ...inside,
      path: '/trash',
      component: lazyRouteComponent(() => import('../../features/pages/owner/trash.page.tsx'), 'TrashPage'),
    }),
  ]
}
