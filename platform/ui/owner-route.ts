import type { Permission } from '#platform/contract'
import type { Message } from '#platform/i18n'
import type { Icon } from '#platform/icons'
import type { ComponentType } from 'react'

/** Group of an entry; `top` entries have a line of their own, and the others are below the entry of their group. */
export type NavigationGroup = 'top' | 'sell' | 'people' | 'settings'

/** Entry of a screen in the left navigation and the command palette. */
export interface NavigationEntry {
  readonly group: NavigationGroup
  /** Position within its group, ascending. */
  readonly place: number
  readonly label: Message
  /** Label below the entry of its group, if that entry already says a part of it. */
  readonly labelInGroup?: Message
  readonly icon: Icon
  /** Feature flag that hides the entry on sites where it is off. */
  readonly flag?: string
  /** Limits the entry to the navigation of sites that sell; the palette finds it on all sites. */
  readonly forShops?: true
}

/** A screen of the owner area with its path, declared by its feature. */
export interface OwnerRoute<Service extends string = string> {
  /** Path below `/config` on the admin host, or below the root on the platform's. */
  path: `/${string}`
  /** Permission that a screen of a site needs. */
  needs?: Permission
  /** Entry in the navigation; absent for a screen that only other screens link to. */
  menu?: NavigationEntry
  /** Fetches the screen: `() => import('./orders.page.tsx').then((module) => module.OrdersScreen)`. */
  screen: () => Promise<ComponentType>
  /**
   * Providers that the application puts around the screen, because they belong to later features or to the application
   * itself.
   */
  services?: readonly Service[]
  /** Shown also to people who are not signed in. */
  isOpen?: true
}

/**
 * The routes of a feature, with the names of the services that they need, so that an application without one does not
 * compile.
 */
export function ownerRoutes<const Service extends string = never>(
  routes: readonly OwnerRoute<Service>[],
): readonly OwnerRoute<Service>[] {
  return routes
}
