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

/**
 * The open text editor, and a number that increases with each change of its state, so that the toolbar renders again.
 */
export const useTextToolbar = create<TextToolbarState>()((set) => ({
  view: null,
  turn: 0,
  isLinking: false,
  setView: (view) => set((state) => ({ view, turn: state.turn + 1, isLinking: view !== null && state.isLinking })),
  setLinking: (isLinking) => set({ isLinking }),
}))
