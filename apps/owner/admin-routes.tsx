import { type AnyRoute, createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import { adminScreens } from './admin-screens.ts'
import { AdminFrame } from './frame/admin-frame.tsx'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { waitingOptions } from './frame/on-its-way.tsx'
import { Root } from './frame/root.tsx'
import { screenComponent } from './frame/screen-services.tsx'

/** The admin host of one site: everything under /config. */
export function adminRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: Nowhere, errorComponent: ScreenFailure })
  const frame: AnyRoute = createRoute({ getParentRoute: () => root, path: '/config', component: AdminFrame })
  const home = createRoute({
    getParentRoute: () => frame,
    path: '/',
    component: lazyRouteComponent(() => import('./frame/way-in.tsx'), 'WayIn'),
  })
  const screens = adminScreens.map((route) =>
    createRoute({ getParentRoute: () => frame, path: route.path, component: screenComponent(route) }),
  )
  return createRouter({
    routeTree: root.addChildren([frame.addChildren([home, ...screens])]),
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...waitingOptions,
  })
}
