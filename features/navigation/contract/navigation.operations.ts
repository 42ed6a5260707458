import { type Change, type Operation, orderBefore } from '#platform/document'
import type { NavigationNode, NavigationSettings } from './navigation.schema.ts'
import { descendantsOf, isWithin, siblingsOf } from './navigation.tree.ts'

/** Position of an entry: before a sibling, last in its folder (`parent`), or at the top level of its menu. */
export interface NavigationPlace {
  tree: string
  parent: string | null
  before?: string | null
}

type NewNode = Pick<NavigationNode, 'target'> & Partial<Pick<NavigationNode, 'label' | 'newWindow'>>

/** Creates the operation that inserts an entry into the navigation document. */
export function insertNode(settings: NavigationSettings, id: string, place: NavigationPlace, node: NewNode): Operation {
  const value: NavigationNode = {
    label: '',
    newWindow: false,
    ...node,
    tree: place.tree,
    parent: place.parent,
    order: orderAt(settings, place, id),
  }
  return changeSettings([{ path: ['nodes', id], value }])
}

/** Changes the label, target or window of an entry; null for an unknown one. */
export function changeNode(
  settings: NavigationSettings,
  id: string,
  part: Partial<Pick<NavigationNode, 'label' | 'newWindow' | 'target'>>,
): Operation | null {
  if (!settings.nodes[id]) return null
  return changeSettings(Object.entries(part).map(([name, value]) => ({ path: ['nodes', id, name], value })))
}

/** Moves an entry with everything in it; null when it would be inside itself or does not exist. */
export function moveNode(settings: NavigationSettings, id: string, place: NavigationPlace): Operation | null {
  const node = settings.nodes[id]
  if (!node || (place.parent !== null && isWithin(settings, place.parent, id))) return null
  const descendants = node.tree === place.tree ? [] : descendantsOf(settings, id)
  return changeSettings([
    { path: ['nodes', id, 'tree'], value: place.tree },
    { path: ['nodes', id, 'parent'], value: place.parent },
    { path: ['nodes', id, 'order'], value: orderAt(settings, place, id) },
    ...descendants.map((child) => ({ path: ['nodes', child, 'tree'], value: place.tree })),
  ])
}

/** Removes an entry and those below it from the menu. Their pages stay. */
export function removeNode(settings: NavigationSettings, id: string): Operation | null {
  if (!settings.nodes[id]) return null
  return changeSettings(
    [id, ...descendantsOf(settings, id)].map((removedId) => ({ path: ['nodes', removedId], remove: true })),
  )
}

function orderAt(settings: NavigationSettings, { tree, parent, before }: NavigationPlace, moving: string): string {
  return orderBefore(
    siblingsOf(settings, tree, parent).filter(({ id }) => id !== moving),
    before ?? null,
  )
}

function changeSettings(changes: Change[]): Operation {
  return { kind: 'changeSettings', changes }
}
