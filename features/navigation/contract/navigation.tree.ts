import type { NavigationNode, NavigationSettings } from './navigation.schema.ts'

export interface NavigationBranch extends NavigationNode {
  id: string
  children: NavigationBranch[]
}

/** Returns one menu as nested branches, in order. Entries of a deleted folder come first, so that none is lost. */
export function treeOf(settings: NavigationSettings, tree: string): NavigationBranch[] {
  const members = entriesOf(settings, tree)
  const ids = new Set(members.map(({ id }) => id))
  const isTop = ({ id, parent }: { id: string; parent: string | null }): boolean =>
    parent === null || !ids.has(parent) || isWithin(settings, parent, id)
  const childrenOf = (parent: string): NavigationBranch[] =>
    members
      .filter((node) => node.parent === parent && !isTop(node))
      .map((node) => ({ ...node, children: childrenOf(node.id) }))
  return members.filter(isTop).map((node) => ({ ...node, children: childrenOf(node.id) }))
}

/** Entries directly below `parent` (null for the top level), in order. */
export function siblingsOf(
  settings: NavigationSettings,
  tree: string,
  parent: string | null,
): (NavigationNode & { id: string })[] {
  return entriesOf(settings, tree).filter((entry) => entry.parent === parent)
}

/** Ids of everything below an entry, nearest first. */
export function descendantsOf(settings: NavigationSettings, id: string): string[] {
  const found: string[] = []
  let level = [id]
  while (level.length > 0) {
    const next = Object.entries(settings.nodes)
      .filter(
        ([child, node]) =>
          node.parent !== null && level.includes(node.parent) && child !== id && !found.includes(child),
      )
      .map(([child]) => child)
    found.push(...next)
    level = next
  }
  return found
}

/** True when `id` is `ancestor` or one of its descendants. */
export function isWithin(settings: NavigationSettings, id: string, ancestor: string): boolean {
  return id === ancestor || descendantsOf(settings, ancestor).includes(id)
}

function entriesOf(settings: NavigationSettings, tree: string): (NavigationNode & { id: string })[] {
  return Object.entries(settings.nodes)
    .filter(([, node]) => node.tree === tree)
    .map(([id, node]) => ({ ...node, id }))
    .sort((a, b) => compare(a.order, b.order) || compare(a.id, b.id))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
