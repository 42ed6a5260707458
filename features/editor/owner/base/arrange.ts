import type { BlockContract } from '#platform/block'
import {
  type Block,
  blocksOfSection,
  type Cells,
  descendantsOf,
  deriveMobile,
  desktopColumns,
  type Document,
  mobileColumns,
  type Operation,
  orderBefore,
  type PlainOperation,
  type Section,
  sectionSchema,
  sectionsInOrder,
} from '#platform/document'
import { newId } from '#platform/contract'
import type { DeviceView } from './editor-state.ts'

/** The gestures of the canvas as operations. Nothing here touches the screen. */

export function columnsOf(view: DeviceView): number {
  return view === 'desktop' ? desktopColumns : mobileColumns
}

/** Returns the cells of a block in a view, derived or not. */
export function cellsOf(document: Document, block: Block, view: DeviceView): Cells {
  if (view === 'desktop') return block.place.desktop
  return (
    block.place.mobile ?? deriveMobile(blocksOfSection(document, block.section)).get(block.id) ?? block.place.desktop
  )
}

export function placed(block: Pick<Block, 'id'>, view: DeviceView, cells: Cells): PlainOperation {
  return { kind: 'placeBlock', id: block.id, ...(view === 'desktop' ? { desktop: cells } : { mobile: cells }) }
}

/** Moves cells inside the columns and below the top of the grid. */
export function fitted(cells: Cells, columns: number): Cells {
  const w = Math.min(Math.max(1, cells.w), columns)
  return {
    ...cells,
    w,
    h: Math.max(1, cells.h),
    x: Math.min(Math.max(0, cells.x), columns - w),
    y: Math.max(0, cells.y),
  }
}

export function moveBy(
  document: Document,
  ids: readonly string[],
  view: DeviceView,
  dx: number,
  dy: number,
): Operation {
  const starts = ids.flatMap((id) => document.blocks[id] ?? []).map((block) => cellsOf(document, block, view))
  const columns = columnsOf(view)
  // Several blocks move only as far as the first one that meets an edge, so they keep their relative positions.
  const left = Math.min(...starts.map(({ x }) => x))
  const right = Math.min(...starts.map(({ x, w }) => columns - x - w))
  const across = Math.min(Math.max(dx, -left), Math.max(0, right))
  const down = Math.max(dy, -Math.min(...starts.map(({ y }) => y)))
  return gathered(ids, document, (block) => {
    const cells = cellsOf(document, block, view)
    return placed(block, view, fitted({ ...cells, x: cells.x + across, y: cells.y + down }, columns))
  })
}

export function resizeBy(
  document: Document,
  ids: readonly string[],
  view: DeviceView,
  dw: number,
  dh: number,
): Operation {
  return gathered(ids, document, (block) => {
    const cells = cellsOf(document, block, view)
    const w = Math.min(Math.max(1, cells.w + dw), columnsOf(view) - cells.x)
    return placed(block, view, { ...cells, w, h: Math.max(1, cells.h + dh) })
  })
}

export function restacked(document: Document, ids: readonly string[], view: DeviceView, by: 1 | -1): Operation {
  return gathered(ids, document, (block) => {
    const cells = cellsOf(document, block, view)
    return placed(block, view, { ...cells, z: Math.min(1000, Math.max(-1000, cells.z + by)) })
  })
}

/** Moves blocks above or below all others of their section. */
export function stackedAtEnd(document: Document, ids: readonly string[], view: DeviceView, end: 1 | -1): Operation {
  return gathered(ids, document, (block) => {
    const cells = cellsOf(document, block, view)
    const others = blocksOfSection(document, block.section).filter(({ id }) => !ids.includes(id))
    const levels = others.map((other) => cellsOf(document, other, view).z)
    const z =
      end === 1
        ? Math.max(cells.z, ...levels.map((level) => level + 1))
        : Math.min(cells.z, ...levels.map((level) => level - 1))
    return placed(block, view, { ...cells, z: Math.min(1000, Math.max(-1000, z)) })
  })
}

export function hiddenIn(document: Document, ids: readonly string[], view: DeviceView, isHidden: boolean): Operation {
  return gathered(ids, document, ({ id, hidden }) => {
    const next = { desktop: false, mobile: false, ...hidden, [view]: isHidden }
    return { kind: 'placeBlock', id, hidden: next.desktop || next.mobile ? next : null }
  })
}

export function lockedAs(document: Document, ids: readonly string[], isLocked: boolean): Operation {
  return gathered(ids, document, ({ id }) => ({ kind: 'placeBlock', id, locked: isLocked || null }))
}

export function renamed(id: string, name: string): PlainOperation {
  return { kind: 'placeBlock', id, name: name || null }
}

/** Returns the operations that move blocks down to make room for the cells; none where these are free. */
export function roomFor(document: Document, section: string, cells: Cells): PlainOperation[] {
  return isFree(document, section, cells) ? [] : pushedDown(document, section, cells.y, cells.h)
}

function isFree({ blocks }: Document, section: string, { x, y, w, h }: Cells): boolean {
  return Object.values(blocks).every(({ section: other, place: { desktop } }) => {
    const isBeside = desktop.x >= x + w || desktop.x + desktop.w <= x
    return other !== section || isBeside || desktop.y >= y + h || desktop.y + desktop.h <= y
  })
}

/** Returns how far blocks together have to move down so that none covers a block of the section. */
export function rowsToFreePlace(document: Document, section: string, blocks: readonly Block[]): number {
  const areFree = (down: number) =>
    blocks.every(({ place }) => isFree(document, section, { ...place.desktop, y: place.desktop.y + down }))
  const siblings = blocksOfSection(document, section)
  const below = siblings.reduce((row, { place }) => Math.max(row, place.desktop.y + place.desktop.h), 0)
  let down = 0
  while (down < below && !areFree(down)) down++
  return down
}

/** Makes room by moving all blocks at or below a row down. */
export function pushedDown(document: Document, section: string, from: number, by: number): PlainOperation[] {
  return blocksOfSection(document, section)
    .filter(({ place }) => place.desktop.y >= from)
    .map((block) => placed(block, 'desktop', { ...block.place.desktop, y: block.place.desktop.y + by }))
}

/** Inserts a new block below all others of its section, or at a given row. */
export function insertedBlock(
  document: Document,
  section: string,
  contract: BlockContract,
  props: Record<string, unknown>,
  at?: Partial<Cells>,
): { operation: PlainOperation; id: string } {
  const siblings = blocksOfSection(document, section)
  const below = siblings.reduce((row, { place }) => Math.max(row, place.desktop.y + place.desktop.h), 0)
  const cells = fitted({ x: 0, y: below, z: 0, ...contract.size, ...at }, desktopColumns)
  const id = newId()
  const block: Block = {
    id,
    section,
    order: orderBefore(siblings, null),
    type: contract.type,
    version: contract.version,
    props,
    place: { desktop: cells, mobile: null },
  }
  return { operation: { kind: 'insertBlock', block }, id }
}

export function removed(ids: readonly string[]): Operation {
  return asOneOperation(
    ids.map((id) => ({ kind: 'removeBlock', id })),
    'remove',
  )
}

/** Inserts copies of blocks and their children directly below the originals. */
export function duplicated(document: Document, ids: readonly string[]): { operation: Operation; ids: string[] } {
  const originals = ids.flatMap((id) => document.blocks[id] ?? [])
  const copies = copiesOf(
    document,
    originals.map((block) => ({ block, section: block.section, down: heightOf(document, block, ids) })),
  )
  return {
    operation: asOneOperation(
      copies.flatMap(({ operations }) => operations),
      'duplicate',
    ),
    ids: copies.map(({ id }) => id),
  }
}

/** The copy of a group is placed below the whole group, so that its blocks keep their relative places. */
function heightOf(document: Document, block: Block, ids: readonly string[]): number {
  const { y, h } = block.place.desktop
  if (block.group === undefined) return h
  const group = ids.flatMap((id) => document.blocks[id] ?? []).filter((other) => other.group === block.group)
  const rows = [{ y, h }, ...group.map(({ place }) => place.desktop)]
  return Math.max(...rows.map((row) => row.y + row.h)) - Math.min(...rows.map((row) => row.y))
}

interface CopiedBlock {
  block: Block
  section: string
  down?: number
}

/** Copies several blocks; copies of a group form a new group. */
export function copiesOf(
  document: Pick<Document, 'blocks'>,
  blocks: readonly CopiedBlock[],
): { id: string; operations: PlainOperation[] }[] {
  const groups = new Map<string, string>()
  for (const { block } of blocks)
    if (block.group !== undefined) groups.set(block.group, groups.get(block.group) ?? newId())
  return blocks.map((copied) => copyOf(document, copied, groups))
}

function copyOf(
  document: Pick<Document, 'blocks'>,
  { block, section, down = 0 }: CopiedBlock,
  groups: ReadonlyMap<string, string>,
): { id: string; operations: PlainOperation[] } {
  const fresh = new Map([block, ...descendantsOf(document, block.id)].map((original) => [original.id, newId()]))
  const operations = [block, ...descendantsOf(document, block.id)].map((original): PlainOperation => {
    const isRoot = original.id === block.id
    const desktop = { ...original.place.desktop, y: original.place.desktop.y + (isRoot ? down : 0) }
    const parent = original.parent === undefined ? {} : { parent: fresh.get(original.parent) ?? original.parent }
    const { group, ...rest } = original
    const groupCopy = group === undefined ? undefined : groups.get(group)
    return {
      kind: 'insertBlock',
      block: {
        ...structuredClone(rest),
        ...parent,
        ...(groupCopy === undefined ? {} : { group: groupCopy }),
        id: fresh.get(original.id) ?? newId(),
        section,
        place: { desktop, mobile: null },
      },
    }
  })
  return { id: fresh.get(block.id) ?? '', operations }
}

export function insertedSection(
  document: Document,
  before: string | null,
  part: Partial<Section> = {},
): { operation: PlainOperation; id: string } {
  const id = newId()
  const section = sectionSchema.parse({ ...part, id, order: orderBefore(sectionsInOrder(document), before) })
  return { operation: { kind: 'insertSection', section }, id }
}

export function movedSection(document: Document, id: string, by: 1 | -1): Operation | null {
  const sections = sectionsInOrder(document)
  const at = sections.findIndex((section) => section.id === id)
  const target = at + by
  if (at < 0 || target < 0 || target >= sections.length) return null
  const others = sections.filter((section) => section.id !== id)
  const order = orderBefore(others, others[target]?.id ?? null)
  return { kind: 'changeSection', id, changes: [{ path: ['order'], value: order }] }
}

export function asOneOperation(operations: PlainOperation[], label?: string): Operation {
  const [first] = operations
  return operations.length === 1 && first ? first : { kind: 'batch', operations, ...(label && { label }) }
}

function gathered(
  ids: readonly string[],
  document: Document,
  operationOf: (block: Block) => PlainOperation,
): Operation {
  return asOneOperation(
    ids.flatMap((id) => {
      const block = document.blocks[id]
      return block ? [operationOf(block)] : []
    }),
  )
}
