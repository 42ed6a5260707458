import { pathsOverlap } from './change-value.ts'
import type { Document } from './document.ts'
import type { Change, Path, PlainOperation } from './operation.ts'

/** Parts changed by other people, which undo of one's own change leaves alone. */
export interface Touched {
  /** Changed blocks and sections, with everything that contains them. */
  ids: ReadonlySet<string>
  blockPaths: ReadonlyMap<string, readonly Path[]>
  sectionPaths: ReadonlyMap<string, readonly Path[]>
  settings: readonly Path[]
  moved: ReadonlySet<string>
  placed: ReadonlyMap<string, ReadonlySet<string>>
}

export function touchesOf(parts: readonly PlainOperation[], document: Document): Touched {
  const ids = new Set<string>()
  const blockPaths = new Map<string, Path[]>()
  const sectionPaths = new Map<string, Path[]>()
  const settings: Path[] = []
  const moved = new Set<string>()
  const placed = new Map<string, Set<string>>()
  for (const part of parts) {
    for (const id of idsOf(part)) addWithHolders(ids, id, document)
    if (part.kind === 'changeSettings') settings.push(...part.changes.map(({ path }) => path))
    if (part.kind === 'changeSection') add(sectionPaths, part.id, part.changes)
    if (part.kind === 'changeBlock') add(blockPaths, part.id, part.changes)
    if (part.kind === 'upgradeBlock') add(blockPaths, part.id, [{ path: [] }])
    if (part.kind === 'changeText') add(blockPaths, part.id, [part])
    if (part.kind === 'moveBlock') moved.add(part.id)
    if (part.kind === 'placeBlock') placed.set(part.id, new Set([...(placed.get(part.id) ?? []), ...Object.keys(part)]))
  }
  return { ids, blockPaths, sectionPaths, settings, moved, placed }
}

/** Parts that were left out of the inverse operations so far. */
export type Skipped = { id: string; paths: Path[] }[]

/** Returns inverse operations without the parts that others have changed since. Typed text is moved, not left out. */
export function withoutTouched(
  parts: readonly PlainOperation[],
  touched: Touched,
  skipped: Skipped = [],
): PlainOperation[] {
  return parts.flatMap((part): PlainOperation[] => {
    if (part.kind === 'changeText') {
      // Steps that follow a text which is not restored would change other words.
      const isOrphan = skipped.some(
        ({ id, paths }) => id === part.id && paths.some((path) => pathsOverlap(path, part.path)),
      )
      return isOrphan ? [] : [part]
    }
    if (part.kind === 'changeBlock') {
      const changes = untouched(part.changes, touched.blockPaths.get(part.id))
      const left = new Set(changes)
      skipped.push({ id: part.id, paths: part.changes.filter((change) => !left.has(change)).map(({ path }) => path) })
      return changes.length > 0 ? [{ ...part, changes }] : []
    }
    if (part.kind === 'changeSection')
      return some({ ...part, changes: untouched(part.changes, touched.sectionPaths.get(part.id)) })
    if (part.kind === 'changeSettings') return some({ ...part, changes: untouched(part.changes, touched.settings) })
    if (part.kind === 'removeBlock' || part.kind === 'removeSection') return touched.ids.has(part.id) ? [] : [part]
    if (part.kind === 'moveBlock') return touched.moved.has(part.id) ? [] : [part]
    if (part.kind === 'upgradeBlock') return touched.blockPaths.has(part.id) ? [] : [part]
    if (part.kind === 'placeBlock') return placement(part, touched.placed.get(part.id))
    return [part]
  })
}

function placement(
  { kind, id, ...parts }: Extract<PlainOperation, { kind: 'placeBlock' }>,
  placed: ReadonlySet<string> = new Set(),
): PlainOperation[] {
  const left = Object.entries(parts).filter(([name]) => !placed.has(name))
  return left.length > 0 ? [{ kind, id, ...Object.fromEntries(left) }] : []
}

function untouched(changes: readonly Change[], paths: readonly Path[] = []): Change[] {
  return changes.filter((change) => !paths.some((path) => pathsOverlap(path, change.path)))
}

function some<P extends PlainOperation & { changes: Change[] }>(part: P): P[] {
  return part.changes.length > 0 ? [part] : []
}

function add(map: Map<string, Path[]>, id: string, changes: readonly { path: Path }[]): void {
  map.set(id, [...(map.get(id) ?? []), ...changes.map(({ path }) => path)])
}

function idsOf(part: PlainOperation): string[] {
  if (part.kind === 'insertBlock')
    return [part.block.id, part.block.section, ...(part.block.parent ? [part.block.parent] : [])]
  if (part.kind === 'insertSection') return [part.section.id]
  if (part.kind === 'moveBlock') return [part.id, part.section, ...(part.parent ? [part.parent] : [])]
  return 'id' in part ? [part.id] : []
}

function addWithHolders(ids: Set<string>, id: string, document: Document): void {
  const block = Object.hasOwn(document.blocks, id) ? document.blocks[id] : undefined
  if (block && !ids.has(block.section)) ids.add(block.section)
  if (ids.has(id)) return
  ids.add(id)
  if (block?.parent !== undefined) addWithHolders(ids, block.parent, document)
}
