import { create } from 'zustand'

interface NotesState {
  /** Whether the page is drawn, so that pinned notes may load. */
  isOn: boolean
  /** Increases with each new note. */
  turn: number
  /** The conversation that is shown, and rises when the caret is wanted in the field for a new one. */
  thread: string | null
  wanted: number
}

export const useNotesState = create<NotesState>()(() => ({ isOn: false, turn: 0, thread: null, wanted: 0 }))
