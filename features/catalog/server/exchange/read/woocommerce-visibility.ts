import { enumerations } from '#platform/contract'
import { type ImportedProduct, note, type Note } from '../imported-product.ts'

/** These words keep a product out of lists, of search, or of both; its address shows it all the same. */
export const isUnlistedWord = (visibility: string): boolean =>
  ['hidden', 'search', 'catalog'].includes(visibility.trim().toLowerCase())

export const isShownEverywhere = (visibility: string): boolean => ['', 'visible'].includes(visibility.toLowerCase())

/** Sets where a published product is shown. An unknown word hides it. */
export function readVisibility(product: ImportedProduct, visibility: string, notes: Note[]): void {
  const { published, draft } = enumerations.contentStatuses
  const word = visibility.slice(0, 60)
  product.isUnlisted = isUnlistedWord(visibility)
  if (product.status !== published || isShownEverywhere(visibility)) return
  notes.push(note(product.isUnlisted ? 'onlyByAddress' : 'visibilityHidden', { word }))
  if (!product.isUnlisted) product.status = draft
}
