import { useEffect } from 'react'
import { notesApi } from '#features/pages/contract'
import { useCall } from '#platform/ui'
import { useNotesState } from '../base/session/notes-state.ts'

/** Returns the conversations about a document, requested again after each new note. */
export function useNotes(id: string) {
  const turn = useNotesState((state) => state.turn)
  const notes = useCall(notesApi.list, { id })
  const { refetch } = notes
  useEffect(() => {
    if (turn > 0) void refetch()
  }, [turn, refetch])
  return notes
}
