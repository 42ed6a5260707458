import { createContext, useContext } from 'react'

/** Brings a found entry into sight in its own way, before the page is scrolled to it. */
export type Arrange = (entry: HTMLElement, siblings: readonly HTMLElement[]) => void

/** Shows the entry of a list on the canvas, with the answer or tab that belongs to it. */
export type ShowEntry = (entry: string, arrange?: Arrange) => void

/** Set around the panel of a block; lists elsewhere have no canvas. */
export const ShowEntryContext = createContext<ShowEntry>(() => {})

export function useShowEntry(): ShowEntry {
  return useContext(ShowEntryContext)
}
