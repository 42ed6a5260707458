import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { collectionRoutes, pageRoutes } from './content-routes.tsx'
import { AdminFrame } from './frame/admin-frame.tsx'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { waitingOptions } from './frame/on-its-way.tsx'
import { RouteBridge } from './frame/route-bridge.tsx'
import type { Inside } from './inside-route.ts'
import { orderRoutes, paymentRoutes, shopRoutes } from './shop-routes.tsx'
import { peopleRoutes, siteRoutes } from './site-routes.tsx'

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
  const tree = root.addChildren([
    frame.addChildren([
      home,
      ...pageRoutes(inside),
      ...collectionRoutes(inside),
      ...orderRoutes(inside),
      ...paymentRoutes(inside),
      ...peopleRoutes(inside),
      ...shopRoutes(inside),
      ...siteRoutes(inside),
    ]),
  ])
  return createRouter({ routeTree: tree, defaultPreload: 'intent', scrollRestoration: true, ...waitingOptions })
}
