import { apply, type Document, type Operation } from '#platform/document'

/**
 * Kept in a module of its own, because applying operations loads the rich text code, which the pages panel needs only
 * for moves.
 */
export function applyChange(document: Document, operation: Operation): Document {
  return apply(document, operation).document
}
