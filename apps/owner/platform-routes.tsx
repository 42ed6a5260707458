import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { PlatformFrame } from './frame/platform-frame.tsx'
import { waitingOptions } from './frame/on-its-way.tsx'
import { RouteBridge } from './frame/route-bridge.tsx'

/** The platform host: who one is, and one's sites. */
export function platformRouter() {
  const root = createRootRoute({ component: RouteBridge, notFoundComponent: Nowhere, errorComponent: ScreenFailure })
  const open = { getParentRoute: () => root }
  const frame = createRoute({ ...open, id: 'signed-in', component: PlatformFrame })
  const inside = { getParentRoute: () => frame }
  const tree = root.addChildren([
    createRoute({
      ...open,
      path: '/invitation/$token',
      component: lazyRouteComponent(() => import('../../features/sites/owner/invitation.page.tsx'), 'InvitationPage'),
    }),
    frame.addChildren([
      createRoute({
        ...inside,
        path: '/open/$name',
        component: lazyRouteComponent(() => import('../../features/sites/owner/open-site.page.tsx'), 'OpenSitePage'),
      }),
      createRoute({
        ...inside,
        path: '/',
        component: lazyRouteComponent(() => import('../../features/sites/owner/sites.page.tsx'), 'SitesPage'),
      }),
      createRoute({
        ...inside,
        path: '/new',
        component: lazyRouteComponent(() => import('../../features/sites/owner/new-site.page.tsx'), 'NewSitePage'),
      }),
      createRoute({
        ...inside,
        path: '/account',
        component: lazyRouteComponent(() => import('../../features/accounts/owner/account.page.tsx'), 'AccountPage'),
      }),
      createRoute({
        ...inside,
        path: '/mailbox',
        component: lazyRouteComponent(() => import('../../features/accounts/owner/mailbox.page.tsx'), 'MailboxPage'),
      }),
    ]),
  ])
  return createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true, ...waitingOptions })
}
