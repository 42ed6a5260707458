import { useState } from 'react'
import { cellKey, type CellChange, type PendingCells } from './sheet-column.ts'

interface Steps {
  /** The former states since the last save, for undo. */
  past: readonly PendingCells[]
  now: PendingCells
  future: readonly PendingCells[]
}

const nothing: Steps = { past: [], now: new Map(), future: [] }

/** Unsaved changes, in which each gesture is one step of undo and redo. */
export function usePendingCells(textOf: (change: CellChange) => string | undefined) {
  const [steps, setSteps] = useState<Steps>(nothing)
  const change = (changes: readonly CellChange[]) => {
    const now = new Map(steps.now)
    for (const cellChange of changes) {
      const key = cellKey(cellChange.rowId, cellChange.columnId)
      if (textOf(cellChange) === cellChange.text) now.delete(key)
      else now.set(key, cellChange)
    }
    setSteps({ past: [...steps.past, steps.now], now, future: [] })
  }
  const undo = () => {
    const before = steps.past.at(-1)
    if (before) setSteps({ past: steps.past.slice(0, -1), now: before, future: [steps.now, ...steps.future] })
  }
  const redo = () => {
    const [next, ...future] = steps.future
    if (next) setSteps({ past: [...steps.past, steps.now], now: next, future })
  }
  /** All others were saved. */
  const keepOnly = (keys: ReadonlySet<string>) =>
    setSteps({ ...nothing, now: new Map([...steps.now].filter(([key]) => keys.has(key))) })
  return { pending: steps.now, change, undo, redo, clear: () => setSteps(nothing), keepOnly }
}
