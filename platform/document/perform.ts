import { changeValue, changing, valueAt } from './change-value.ts'
import { type Block, type Cells, desktopColumns, mobileColumns, sectionSchema } from './document.ts'
import { type Draft, blockOf, eraseBlock, eraseSection, sectionOf, writeBlock, writeSection } from './draft.ts'
import type { DropReason } from './log.schema.ts'
import { type Change, type PlainOperation, plainOperationSchema } from './operation.ts'
import { isSafeValue } from './safe-key.ts'
import { applySteps } from './text-steps.ts'
import { deepest, depthOf, descendantsOf } from './tree.ts'

/** Effect of an operation on the draft: its inverse, or the reason why it did not apply and changed nothing. */
export type Effect = { inverse: () => PlainOperation[] } | { reason: DropReason }

type Performers = {
  [K in PlainOperation['kind']]: (draft: Draft, operation: Extract<PlainOperation, { kind: K }>) => Effect
}

const performers: Performers = {
  insertSection(draft, { section }) {
    if (sectionOf(draft, section.id)) return { reason: 'exists' }
    writeSection(draft, section)
    return { inverse: () => [{ kind: 'removeSection', id: section.id }] }
  },

  removeSection(draft, { id }) {
    const section = sectionOf(draft, id)
    if (!section) return { reason: 'gone' }
    const blocks = holdersFirst(Object.values(draft.blocks).filter((block) => block.section === id))
    for (const block of blocks) eraseBlock(draft, block.id)
    eraseSection(draft, id)
    return { inverse: () => [{ kind: 'insertSection', section }, ...blocks.map(insertion)] }
  },

  changeSection(draft, { id, changes }) {
    const section = sectionOf(draft, id)
    if (!section) return { reason: 'gone' }
    if (changes.some(({ path }) => path[0] === 'id')) return { reason: 'refused' }
    const changed = changeAll(section, changes)
    if ('reason' in changed) return changed
    const checked = sectionSchema.safeParse(changed.value)
    if (!checked.success) return { reason: 'invalid' }
    writeSection(draft, checked.data)
    return { inverse: () => [{ kind: 'changeSection', id, changes: changed.inverse }] }
  },

  insertBlock(draft, { block }) {
    if (blockOf(draft, block.id)) return { reason: 'exists' }
    if (!sectionOf(draft, block.section)) return { reason: 'gone' }
    if (!isSafeValue(block.props)) return { reason: 'refused' }
    const fault = faultOfPlace(draft, block)
    if (fault) return { reason: fault }
    writeBlock(draft, { ...block, place: fitted(block.place) })
    return { inverse: () => [{ kind: 'removeBlock', id: block.id }] }
  },

  removeBlock(draft, { id }) {
    const block = blockOf(draft, id)
    if (!block) return { reason: 'gone' }
    const descendants = descendantsOf(draft, id)
    for (const removed of [block, ...descendants]) eraseBlock(draft, removed.id)
    return { inverse: () => [block, ...descendants].map(insertion) }
  },

  moveBlock(draft, { id, section, parent, slot, order }) {
    const block = blockOf(draft, id)
    if (!block || !sectionOf(draft, section)) return { reason: 'gone' }
    const descendants = descendantsOf(draft, id)
    const { parent: _parent, slot: _slot, ...rest } = block
    const moved: Block = {
      ...rest,
      section,
      order,
      ...(parent === null ? {} : { parent }),
      ...(slot === null ? {} : { slot }),
    }
    if (parent === id || descendants.some((descendant) => descendant.id === parent)) return { reason: 'invalid' }
    const fault = faultOfPlace(
      draft,
      moved,
      Math.max(0, ...descendants.map((descendant) => depthOf(draft, descendant) - depthOf(draft, block))),
    )
    if (fault) return { reason: fault }
    writeBlock(draft, moved)
    for (const descendant of descendants)
      if (descendant.section !== section) writeBlock(draft, { ...descendant, section })
    return {
      inverse: () => [
        {
          kind: 'moveBlock',
          id,
          section: block.section,
          parent: block.parent ?? null,
          slot: block.slot ?? null,
          order: block.order,
        },
      ],
    }
  },

  placeBlock(draft, { kind: _kind, id, desktop, mobile, ...marks }) {
    const block = blockOf(draft, id)
    if (!block) return { reason: 'gone' }
    const place = {
      desktop: desktop ?? block.place.desktop,
      mobile: mobile === undefined ? block.place.mobile : mobile,
    }
    const { marked, before } = mark({ ...block, place: fitted(place) }, marks)
    writeBlock(draft, marked)
    const back = {
      ...(desktop ? { desktop: block.place.desktop } : {}),
      ...(mobile === undefined ? {} : { mobile: block.place.mobile }),
    }
    return { inverse: () => [{ kind: 'placeBlock', id, ...back, ...before }] }
  },

  changeBlock(draft, { id, changes }) {
    const block = blockOf(draft, id)
    if (!block) return { reason: 'gone' }
    const changed = changeAll(block.props, changes)
    if ('reason' in changed) return changed
    writeBlock(draft, { ...block, props: changed.value as Block['props'] })
    return { inverse: () => [{ kind: 'changeBlock', id, changes: changed.inverse }] }
  },

  changeText(draft, { id, path, steps }) {
    const block = blockOf(draft, id)
    if (!block) return { reason: 'gone' }
    const text = valueAt(block.props, path)
    if (text === undefined) return { reason: 'gone' }
    const applied = applySteps(text, steps)
    if (!applied) return { reason: 'mismatch' }
    const changed = changeValue(block.props, { path, value: applied.text })
    if ('reason' in changed) return changed
    writeBlock(draft, { ...block, props: changed.value as Block['props'] })
    return { inverse: () => [{ kind: 'changeText', id, path, steps: applied.inverse() }] }
  },

  changeSettings(draft, { changes }) {
    const changed = changeAll(draft.settings, changes)
    if ('reason' in changed) return changed
    draft.settings = changed.value as Draft['settings']
    return { inverse: () => [{ kind: 'changeSettings', changes: changed.inverse }] }
  },

  upgradeBlock(draft, { id, version, props }) {
    const block = blockOf(draft, id)
    if (!block) return { reason: 'gone' }
    if (!isSafeValue(props)) return { reason: 'refused' }
    writeBlock(draft, { ...block, version, props })
    return { inverse: () => [{ kind: 'upgradeBlock', id, version: block.version, props: block.props }] }
  },
}

/** Applies one operation to the draft. It returns for any input. */
export function perform(draft: Draft, operation: unknown): Effect {
  const read = plainOperationSchema.safeParse(operation)
  if (!read.success) return { reason: 'refused' }
  const performer = performers[read.data.kind] as (draft: Draft, operation: PlainOperation) => Effect
  return performer(draft, read.data)
}

function changeAll(
  root: unknown,
  changes: readonly Change[],
): { value: unknown; inverse: Change[] } | { reason: DropReason } {
  let value = root
  let reason: DropReason = 'gone'
  const inverse: Change[] = []
  const row = changing()
  for (const change of changes) {
    const changed = changeValue(value, change, row)
    if (row.scans < 0) return { reason: 'refused' }
    if ('reason' in changed) reason = changed.reason
    else {
      value = changed.value
      inverse.push(changed.inverse)
    }
  }
  return inverse.length > 0 ? { value, inverse: inverse.reverse() } : { reason }
}

function faultOfPlace(draft: Draft, block: Block, below = 0): DropReason | null {
  if (block.parent === undefined) return below > deepest ? 'invalid' : null
  const parent = blockOf(draft, block.parent)
  if (!parent) return 'gone'
  if (parent.section !== block.section) return 'invalid'
  return depthOf(draft, block) + below > deepest ? 'invalid' : null
}

type Marks = Pick<Extract<PlainOperation, { kind: 'placeBlock' }>, 'hidden' | 'locked' | 'name' | 'group'>

/** Returns the block with marks set or (null) removed, and their former values. */
function mark(block: Block, marks: Marks): { marked: Block; before: Marks } {
  const changedMarks = Object.entries(marks).filter(([, value]) => value !== undefined)
  const names = new Set(changedMarks.map(([name]) => name))
  const rest = Object.entries(block).filter(([name]) => !names.has(name))
  const marked = Object.fromEntries([...rest, ...changedMarks.filter(([, value]) => value !== null)]) as Block
  const before = Object.fromEntries(changedMarks.map(([name]) => [name, block[name as keyof Marks] ?? null]))
  return { marked, before }
}

function insertion(block: Block): PlainOperation {
  return { kind: 'insertBlock', block }
}

function holdersFirst(blocks: readonly Block[]): Block[] {
  const depth = (block: Block): number => depthOf({ blocks: byId }, block)
  const byId = Object.fromEntries(blocks.map((block) => [block.id, block]))
  return blocks.toSorted((a, b) => depth(a) - depth(b))
}

function fitted(place: Block['place']): Block['place'] {
  return { desktop: within(place.desktop, desktopColumns), mobile: place.mobile && within(place.mobile, mobileColumns) }
}

function within(cells: Cells, columns: number): Cells {
  const x = Math.min(cells.x, columns - 1)
  const w = Math.min(cells.w, columns - x)
  return x === cells.x && w === cells.w ? cells : { ...cells, x, w }
}
