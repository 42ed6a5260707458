import { apply, type Document, type Operation } from '#platform/document'

/**
 * Apart, because applying operations brings the machinery of rich text, and the pages panel needs it only once
 * something is moved.
 */
export function applyChange(document: Document, operation: Operation): Document {
  return apply(document, operation).document
}
