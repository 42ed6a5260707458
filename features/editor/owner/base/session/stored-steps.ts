import type { StoredSteps } from '#platform/document'
import type { StoredWriting } from '../waiting-keys.ts'
import { type Chosen, chosenSteps } from '../undo-selection.ts'
import type { DocumentSession } from './document-session.ts'

export interface StoredUndo {
  steps: StoredSteps
  /** The selection at the start of each step. */
  chosen: [number, Chosen][]
  /** The present selection and scroll position. */
  place: Chosen & { top: number; writing: StoredWriting | null }
}

/** Browsers give a site's storage five million characters, which other stored data needs too. */
const mostCharacters = 2_000_000
const settle = 700

const keyOf = (document: string): string => `quoin-steps:${document}`

/** Returns the undo steps of this tab from before it was reloaded. */
export function storedUndo(document: string): StoredUndo | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(document)) ?? 'null') as StoredUndo | null
  } catch {
    return null
  }
}

export function forgetUndo(document: string): void {
  sessionStorage.removeItem(keyOf(document))
}

/** Stores the steps of the tab whenever they rest, and when the tab goes. Answers what ends that. */
export function keepStoringUndo(session: DocumentSession, place: () => StoredUndo['place']): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const store = () => {
    clearTimeout(timer)
    storeUndo(session, place())
  }
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(store, settle)
  }
  const stop = session.subscribe(plan)
  window.addEventListener('pagehide', store)
  return () => {
    stop()
    window.removeEventListener('pagehide', store)
    store()
  }
}

/** Stores as many steps as fit, starting with the last one. */
function storeUndo(session: DocumentSession, place: StoredUndo['place']): void {
  const steps = session.steps()
  const chosen = chosenSteps(session)
  for (let undos = steps.undos; ; undos = undos.slice(Math.ceil(undos.length / 2))) {
    // Depths are counted from the first stored step.
    const left = steps.undos.length - undos.length
    const shifted = chosen.flatMap(([depth, at]): [number, Chosen][] => (depth > left ? [[depth - left, at]] : []))
    const stored = JSON.stringify({ steps: { ...steps, undos }, chosen: shifted, place } satisfies StoredUndo)
    if (stored.length <= mostCharacters) return keep(session.id, stored)
    if (undos.length === 0) return forgetUndo(session.id)
  }
}

function keep(document: string, stored: string): void {
  try {
    sessionStorage.setItem(keyOf(document), stored)
  } catch {
    forgetUndo(document)
  }
}
