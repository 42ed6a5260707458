import { create } from 'zustand'

interface NotesState {
  /** The page stands: what is pinned to it may be fetched. */
  isOn: boolean
  /** Rises whenever somebody said something. */
  turn: number
  /** The conversation that is shown, and rises when the caret is wanted in the field for a new one. */
  thread: string | null
  wanted: number
}

export const useNotesState = create<NotesState>()(() => ({ isOn: false, turn: 0, thread: null, wanted: 0 }))
