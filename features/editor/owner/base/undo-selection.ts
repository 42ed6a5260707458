import { useEditorState } from './editor-state.ts'
import type { DocumentSession } from './session/document-session.ts'

export interface Chosen {
  blocks: readonly string[]
  section: string | null
}

/** The selection at the start of each step, by session. */
const chosenAt = new WeakMap<DocumentSession, Map<number, Chosen>>()

/** Stores the present selection with a step that the edit begins. */
export function rememberChosen(session: DocumentSession, edit: () => void): void {
  const { blocks, section } = useEditorState.getState()
  const before = session.view().undoDepth
  edit()
  const after = session.view().undoDepth
  if (after <= before) return
  const steps = chosenAt.get(session) ?? new Map<number, Chosen>()
  chosenAt.set(session, steps.set(after, { blocks, section }))
}

/** Returns the selection from before the step that an undo would revert. */
export function chosenBefore(session: DocumentSession): Chosen | undefined {
  return chosenAt.get(session)?.get(session.view().undoDepth)
}

/** Returns the selection of each step, to be stored beside the steps. */
export function chosenSteps(session: DocumentSession): [number, Chosen][] {
  return [...(chosenAt.get(session) ?? [])]
}

export function restoreChosen(session: DocumentSession, steps: readonly [number, Chosen][]): void {
  chosenAt.set(session, new Map(steps))
}
