/** Returns a word or number as text; lists, objects and missing values are no text. */
export function scalarText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
