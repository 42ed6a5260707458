import type { EditorView } from '@tiptap/pm/view'
import { create } from 'zustand'

interface TextToolbarState {
  view: EditorView | null
  turn: number
  /** The address of a link is being written. */
  isLinking: boolean
  setView: (view: EditorView | null) => void
  setLinking: (isLinking: boolean) => void
}

/** The text editor that is open, and a number that rises with each of its states so that the toolbar looks again. */
export const useTextToolbar = create<TextToolbarState>()((set) => ({
  view: null,
  turn: 0,
  isLinking: false,
  setView: (view) => set((state) => ({ view, turn: state.turn + 1, isLinking: view !== null && state.isLinking })),
  setLinking: (isLinking) => set({ isLinking }),
}))
