/** What was typed, as a part of a pattern of `like`. */
export function likeText(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
