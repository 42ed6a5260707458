import type { EditorView } from '@tiptap/pm/view'
import { create } from 'zustand'

/** The text editor that is open, and a number that rises with each of its states so that the toolbar looks again. */
export const useTextToolbar = create<{ view: EditorView | null; turn: number; setView: (view: EditorView | null) => void }>()((set) => ({
  view: null,
  turn: 0,
  setView: (view) => set((state) => ({ view, turn: state.turn + 1 })),
}))
