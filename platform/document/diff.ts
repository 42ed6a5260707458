import type { Block, Document, Section } from './document.ts'
import type { Change, Operation, PlainOperation } from './operation.ts'
import { isSafeKey } from './safe-key.ts'
import { depthOf } from './tree.ts'

/**
 * Returns the operations between two documents as one batch: for restoring a version, and for listing the changes of a
 * publication.
 */
export function diffDocuments(from: Document, to: Document): Extract<Operation, { kind: 'batch' }> {
  const settings = changesBetween(from.settings, to.settings)
  const freed = Object.values(from.blocks).filter((block) => isFreed(block, from, to))
  const freedIds = new Set(freed.map(({ id }) => id))
  const removedBlocks = Object.values(from.blocks).filter((block) => !to.blocks[block.id])
  const goneIds = new Set(removedBlocks.map(({ id }) => id))
  return {
    kind: 'batch',
    operations: [
      ...(settings.length > 0 ? [{ kind: 'changeSettings' as const, changes: settings }] : []),
      ...Object.values(to.sections).flatMap((section) => sectionOperations(from.sections[section.id], section)),
      ...freed.map((block) => freeing(block, to)),
      ...removedBlocks
        .filter(({ parent }) => parent === undefined || !goneIds.has(parent))
        .map(({ id }): PlainOperation => ({ kind: 'removeBlock', id })),
      ...holdersFirst(to).flatMap((block) => blockOperations(from.blocks[block.id], block, freedIds.has(block.id))),
      ...Object.keys(from.sections)
        .filter((id) => !to.sections[id])
        .map((id): PlainOperation => ({ kind: 'removeSection', id })),
    ],
  }
}

/** Returns the changes from one object to another, key by key. Lists are set as a whole. */
export function changesBetween(
  from: Record<string, unknown>,
  to: Record<string, unknown>,
  path: Change['path'] = [],
): Change[] {
  const removed = Object.keys(from).filter(
    (key) => !Object.hasOwn(to, key) && isSafeKey(key) && from[key] !== undefined,
  )
  const changed = Object.keys(to).filter(
    (key) => isSafeKey(key) && to[key] !== undefined && !isSame(from[key], to[key]),
  )
  return [
    ...removed.map((key): Change => ({ path: [...path, key], remove: true })),
    ...changed.map((key): Change => ({ path: [...path, key], value: to[key] })),
  ]
}

/** Whether two values are the same JSON, whatever the order of keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((entry, at) => isSame(entry, b[at]))
  }
  const keys = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...keys].every((key) => isSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
}

/**
 * Tells whether a nested block leaves its parent first, because it moves to another parent or its parent is recreated.
 * Moves in any order alone could not swap parents and children.
 */
function isFreed(before: Block, from: Document, to: Document): boolean {
  const block = to.blocks[before.id]
  if (!block || before.parent === undefined) return false
  const isElsewhere = before.parent !== block.parent || before.section !== block.section
  return isElsewhere || from.blocks[before.parent]?.type !== to.blocks[before.parent]?.type
}

function freeing(before: Block, to: Document): PlainOperation {
  const section = to.sections[before.section] ? before.section : (to.blocks[before.id]?.section ?? before.section)
  return { kind: 'moveBlock', id: before.id, section, parent: null, slot: null, order: before.order }
}

function sectionOperations(before: Section | undefined, section: Section): PlainOperation[] {
  if (!before) return [{ kind: 'insertSection', section }]
  const changes = changesBetween(before, section)
  return changes.length > 0 ? [{ kind: 'changeSection', id: section.id, changes }] : []
}

function blockOperations(before: Block | undefined, block: Block, isFree: boolean): PlainOperation[] {
  if (!before) return [{ kind: 'insertBlock', block }]
  if (before.type !== block.type)
    return [
      { kind: 'removeBlock', id: block.id },
      { kind: 'insertBlock', block },
    ]
  const { id, section, parent = null, slot = null, order } = block
  const isMoved =
    before.section !== section ||
    (before.parent ?? null) !== parent ||
    (before.slot ?? null) !== slot ||
    before.order !== order
  const placing = placingOf(before, block)
  return [
    ...(isFree || isMoved ? [{ kind: 'moveBlock' as const, id, section, parent, slot, order }] : []),
    ...(placing ? [placing] : []),
    ...propsOperations(before, block),
  ]
}

function placingOf(before: Block, block: Block): PlainOperation | null {
  const marks = (['hidden', 'locked', 'name', 'group'] as const).filter((mark) => !isSame(before[mark], block[mark]))
  const views = (['desktop', 'mobile'] as const).filter((view) => !isSame(before.place[view], block.place[view]))
  if (marks.length + views.length === 0) return null
  const parts = [
    ...views.map((view) => [view, block.place[view]] as const),
    ...marks.map((mark) => [mark, block[mark] ?? null] as const),
  ]
  return { kind: 'placeBlock', id: block.id, ...Object.fromEntries(parts) }
}

function propsOperations(before: Block, block: Block): PlainOperation[] {
  if (before.version !== block.version)
    return [{ kind: 'upgradeBlock', id: block.id, version: block.version, props: block.props }]
  const changes = changesBetween(before.props, block.props)
  return changes.length > 0 ? [{ kind: 'changeBlock', id: block.id, changes }] : []
}

function holdersFirst(document: Document): Block[] {
  return Object.values(document.blocks).toSorted((a, b) => depthOf(document, a) - depthOf(document, b))
}
