import { type NavigationPlace, type NavigationSettings, siblingsOf } from '#features/navigation/contract'

/** Returns the position right after an entry, among its siblings. */
export function placeAfter(settings: NavigationSettings, id: string): NavigationPlace {
  const node = settings.nodes[id]
  const { tree, parent } = node ?? { tree: 'main', parent: null }
  const siblings = siblingsOf(settings, tree, parent)
  return { tree, parent, before: siblings[siblings.findIndex((sibling) => sibling.id === id) + 1]?.id ?? null }
}
