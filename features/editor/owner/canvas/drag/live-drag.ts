import { useSyncExternalStore } from 'react'
import type { DeviceView } from '../../base/editor-state.ts'
import { type Drag, type DragKeys, moved } from './canvas-pointer.ts'
import { gridsOf } from './grids-of-page.ts'
import { siblingBoxes } from './sibling-boxes.ts'

/** Place of the pointer in page pixels of the frame, and the keys that are held. */
interface Pointed {
  at: { x: number; y: number }
  keys: DragKeys
}

/**
 * A drag in progress. A frame only moves the dragged blocks; listeners that draw marks are told when the drop target
 * changes.
 */
export interface LiveDrag {
  /** Ids of all dragged blocks. */
  ids: readonly string[]
  /** The same object for as long as everything would land in the same place. */
  landing: () => Drag
  listen: (hear: () => void) => () => void
  /** Several pointer moves within a frame are reduced to the last one. */
  follow: (pointed: Pointed) => void
  /** Applies the last move and puts the blocks down, when it is first called. */
  end: () => Drag
}

export function liveDrag(page: HTMLElement, beginning: Drag, view: DeviceView): LiveDrag {
  const window = page.ownerDocument.defaultView
  const ids = [beginning.id, ...beginning.others.map(({ id }) => id)]
  const hearing = new Set<() => void>()
  const lifted = lift(page, ids)
  const grids = gridsOf(page)
  let landing = beginning
  let pointed: Pointed | null = null
  let frame = 0
  let isOver = false
  const go = () => {
    frame = 0
    if (!pointed) return
    const { at, keys } = pointed
    pointed = null
    const under = beginning.kind === 'move' ? grids.under(at) : null
    const target = under?.section === beginning.home.section ? null : under
    const next = moved(landing, at, view, keys, target, ({ section }) => siblingBoxes(page, section, ids))
    if (beginning.kind === 'move') lifted.shift(at.x - beginning.from.x, at.y - beginning.from.y)
    if (isSameLanding(landing, next)) return
    landing = next
    for (const hear of hearing) hear()
  }
  return {
    ids,
    landing: () => landing,
    listen: (hear) => {
      hearing.add(hear)
      return () => hearing.delete(hear)
    },
    follow: (next) => {
      pointed = next
      if (frame === 0) frame = window?.requestAnimationFrame(go) ?? 0
    },
    end: () => {
      if (!isOver) {
        window?.cancelAnimationFrame(frame)
        go()
        lifted.down()
      }
      isOver = true
      return landing
    },
  }
}

/** Subscribes to the cells in which the blocks would land; the component renders again when they change. */
export function useLanding({ listen, landing }: LiveDrag): Drag {
  return useSyncExternalStore(listen, landing)
}

/** Companions travel as far as the block under the pointer, so only that block is compared. */
function isSameLanding(a: Drag, b: Drag): boolean {
  const isSameSize = a.cells.w === b.cells.w && a.cells.h === b.cells.h
  return a.grid === b.grid && a.isFree === b.isFree && a.cells.x === b.cells.x && a.cells.y === b.cells.y && isSameSize
}

/** Moves the dragged blocks by a transform; the page keeps its layout until the drop. */
function lift(page: HTMLElement, ids: readonly string[]) {
  const found = () => ids.flatMap((id) => page.querySelector<HTMLElement>(`#block-${id}`) ?? [])
  let elements = found()
  const dress = (transform: string, opacity: string) => {
    // A block that another person changes during the drag may be rendered by a new element.
    if (elements.some(({ isConnected }) => !isConnected)) elements = found()
    for (const { style } of elements) {
      style.transform = transform
      style.opacity = opacity
    }
  }
  dress('', '0.7')
  return {
    shift: (x: number, y: number) => dress(`translate(${x}px, ${y}px)`, '0.7'),
    down: () => dress('', ''),
  }
}
