import { createContext, useContext } from 'react'

/** Whether a block marks the entries of its lists: on the canvas, where its panel finds them. Pages have no marks. */
export const EntryMarks = createContext(false)

const none = {}

/** Returns the mark of an entry by its id, for the element of a view that shows it. */
export function useEntryMarks(): (id: string) => { 'data-entry'?: string } {
  const isMarked = useContext(EntryMarks)
  return (id) => (isMarked ? { 'data-entry': id } : none)
}
