/**
 * Checks that the folders inside a room of a feature, and inside an app, import each other in one direction only.
 * `features/folders.json` lists the folders of a room in the order in which they may use each other, as
 * `features/order.json` does for features. In a room that it does not list, no two folders import each other. Imports
 * of types count and tests do not.
 */
export interface Edge {
  readonly from: string
  readonly to: string
}

/** By the path of a room, without `features/`: its folders, the lowest first. */
export type FolderOrders = Readonly<Record<string, readonly string[]>>

export interface Pair {
  readonly parent: string
  readonly names: readonly [string, string]
  /** Imports of the second folder in the first one, and of the first in the second. */
  readonly counts: readonly [number, number]
}

interface Crossing extends Edge {
  readonly parent: string
  readonly fromFolder: string
  readonly toFolder: string
}

const ordered = /^(?:features\/[^/]+|apps)\/[^/]+(?:\/|$)/
const beside = /\.test\.tsx?$/

/** Pairs of sibling folders that import each other, in the order of their names. */
export function pairsOf(edges: readonly Edge[]): Pair[] {
  const counts = new Map<string, number>()
  for (const { parent, fromFolder, toFolder } of crossings(edges)) {
    const key = [parent, fromFolder, toFolder].join(' ')
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
    .flatMap(([key, count]) => {
      const [parent = '', first = '', second = ''] = key.split(' ')
      const back = counts.get([parent, second, first].join(' '))
      if (back === undefined || first > second) return []
      return [{ parent, names: [first, second] as const, counts: [count, back] as const }]
    })
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b)))
}

/** Sentences about imports against the order and about lists that do not name the folders of their room. */
export function folderFailures(edges: readonly Edge[], orders: FolderOrders): string[] {
  const against = crossings(edges)
    .filter(({ parent, fromFolder, toFolder }) => {
      const above = orders[parent.replace('features/', '')]?.indexOf(toFolder) ?? -1
      const below = orders[parent.replace('features/', '')]?.indexOf(fromFolder) ?? -1
      return below >= 0 && below < above
    })
    .map(({ from, to }) => `${from} → ${to}`)
  const mutual = pairsOf(edges)
    .filter(({ parent }) => !orders[parent.replace('features/', '')])
    .map((pair) => `${nameOf(pair)} import each other (${pair.counts.join(' and ')} imports)`)
  return [...against, ...mutual, ...wrongLists(edges, orders)]
}

function nameOf({ parent, names }: Pair): string {
  return `${parent}: ${names.join(' ⇄ ')}`
}

function wrongLists(edges: readonly Edge[], orders: FolderOrders): string[] {
  const files = edges.flatMap(({ from, to }) => [from, to]).filter((file) => !beside.test(file))
  return Object.entries(orders).flatMap(([room, listed]) => {
    const parent = room.startsWith('apps/') ? room : `features/${room}`
    const paths = files.filter((file) => file.startsWith(`${parent}/`)).map((file) => file.slice(parent.length + 1))
    const folders = new Set(paths.filter((path) => path.includes('/')).map((path) => path.split('/', 1)[0] ?? ''))
    return [
      ...[...folders].filter((folder) => !listed.includes(folder)).map((folder) => `${parent}/${folder} is not listed`),
      ...listed.filter((folder) => !folders.has(folder)).map((folder) => `${parent}/${folder} is listed and not there`),
    ]
  })
}

function crossings(edges: readonly Edge[]): Crossing[] {
  return edges.flatMap(({ from, to }) => {
    if (beside.test(from) || beside.test(to)) return []
    const source = from.split('/')
    const target = to.split('/')
    const shared = source.findIndex((part, index) => part !== target[index])
    const parent = source.slice(0, shared).join('/')
    if (shared < 0 || shared >= source.length - 1 || shared >= target.length - 1 || !ordered.test(parent)) return []
    return [{ from, to, parent, fromFolder: source[shared] ?? '', toFolder: target[shared] ?? '' }]
  })
}
