import type { ComponentType } from 'react'

/** A screen of the owner area with its path, declared by its feature. */
export interface OwnerRoute<Service extends string = string> {
  /** Below `/config` on the admin host; from the root on the platform's. */
  path: `/${string}`
  /** Fetches the screen: `() => import('./orders.page.tsx').then((module) => module.OrdersScreen)`. */
  screen: () => Promise<ComponentType>
  /**
   * Providers that the application puts around the screen, because they belong to later features or to the application
   * itself.
   */
  services?: readonly Service[]
  /** Shown to people who are not signed in too. */
  isOpen?: true
}

/**
 * The routes of a feature, with the names of the services they ask for, so that an application without one does not
 * compile.
 */
export function ownerRoutes<const Service extends string = never>(
  routes: readonly OwnerRoute<Service>[],
): readonly OwnerRoute<Service>[] {
  return routes
}
