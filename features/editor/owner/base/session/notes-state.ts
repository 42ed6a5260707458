import { create } from 'zustand'

interface NotesState {
  /** Whether the page is drawn, so that pinned notes may load. */
  isOn: boolean
  /** Increases with each new note. */
  turn: number
  /** The opened conversation, and a counter that increases when the field for a new one should take the focus. */
  thread: string | null
  wanted: number
}

export const useNotesState = create<NotesState>()(() => ({ isOn: false, turn: 0, thread: null, wanted: 0 }))
