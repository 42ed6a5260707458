/** Escapes typed text for a `like` pattern. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
