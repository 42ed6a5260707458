import { useEffect } from 'react'
import { openNotes } from '../notes/open-notes.ts'

/** Opens the conversation whose link was followed from an email. */
export function useAskedNotes(): void {
  useEffect(() => {
    const thread = new URLSearchParams(window.location.search).get('comment')
    if (thread) openNotes(thread)
  }, [])
}
