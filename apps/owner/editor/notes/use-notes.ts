import { useEffect } from 'react'
import { notesApi } from '#features/pages/contract'
import { useCall } from '#platform/ui'
import { useNotesState } from './notes-state.ts'

/** The conversations about a document, asked for again when somebody said something. */
export function useNotes(id: string) {
  const turn = useNotesState((state) => state.turn)
  const notes = useCall(notesApi.list, { id })
  const { refetch } = notes
  useEffect(() => {
    if (turn > 0) void refetch()
  }, [turn, refetch])
  return notes
}
