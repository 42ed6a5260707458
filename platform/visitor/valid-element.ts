/**
 * Returns the element itself. Any other value throws the documented sentence (B8.24): as a string the error reads
 * `Error: No valid …`.
 */
export function validElement(node: unknown): HTMLElement {
  if (!(node instanceof HTMLElement)) throw new Error('No valid HTMLElement node was supplied!')
  return node
}
