import type { Permission } from '#platform/contract'
import type { NavigationEntry, NavigationGroup } from '#platform/ui'
import { adminScreens } from '../admin-screens.ts'

export interface Destination extends NavigationEntry {
  readonly href: string
  readonly needs: Permission
}

const groups: readonly NavigationGroup[] = ['top', 'sell', 'people', 'settings']

/** Screens with an entry in the left navigation and the command palette, in their order. */
export const destinations: readonly Destination[] = adminScreens
  .flatMap(({ path, needs, menu }) => (menu && needs ? [{ ...menu, needs, href: `/config${path}` }] : []))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.place - b.place)

const roots = adminScreens.map(({ path, needs }) => ({ root: `/config${path.replace(/\/\$.*/, '')}`, needs }))

/** Returns the permission needed by the screen at an address; null where every member may look. */
export function neededAt(path: string): Permission | null {
  return roots.find(({ root }) => path === root || path.startsWith(`${root}/`))?.needs ?? null
}
