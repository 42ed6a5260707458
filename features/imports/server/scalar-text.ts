/**
 * What a file says where a word or a number is expected; anything else it holds there (lists, objects, nothing) is no
 * text.
 */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
