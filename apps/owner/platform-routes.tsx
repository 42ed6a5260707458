import { type AnyRoute, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { accountsRoutes } from '#features/accounts/owner'
import { sitesPlatformRoutes } from '#features/sites/owner'
import { Nowhere, ScreenFailure } from './frame/nowhere.tsx'
import { PlatformFrame } from './frame/platform-frame.tsx'
import { waitingOptions } from './frame/on-its-way.tsx'
import { Root } from './frame/root.tsx'
import { screenComponent } from './frame/screen-services.tsx'

const screens = [...sitesPlatformRoutes, ...accountsRoutes]

/** Routes of the platform host: the account and its sites. */
export function platformRouter() {
  const root = createRootRoute({ component: Root, notFoundComponent: Nowhere, errorComponent: ScreenFailure })
  const frame: AnyRoute = createRoute({ getParentRoute: () => root, id: 'signed-in', component: PlatformFrame })
  const below = (parent: AnyRoute, isOpen: boolean): AnyRoute[] =>
    screens
      .filter((route) => (route.isOpen ?? false) === isOpen)
      .map((route) =>
        createRoute({ getParentRoute: () => parent, path: route.path, component: screenComponent(route) }),
      )
  return createRouter({
    routeTree: root.addChildren([...below(root, true), frame.addChildren(below(frame, false))]),
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...waitingOptions,
  })
}
