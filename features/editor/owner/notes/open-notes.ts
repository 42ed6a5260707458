import { useEditorState } from '../base/editor-state.ts'
import { useNotesState } from '../base/session/notes-state.ts'

/** Opens the panel of comments at a conversation, or at the field for a new one. */
export function openNotes(thread: string | null): void {
  useEditorState.getState().set({ side: 'notes' })
  useNotesState.setState(({ wanted }) => ({ thread, wanted: thread === null ? wanted + 1 : wanted }))
}
