/**
 * Replaces invisible characters that XML does not allow. Each becomes a space, so that positions in the text stay
 * valid; null characters, which databases cannot store, are removed, and half of a surrogate pair becomes a
 * replacement character.
 */
export function seenText(text: string): string {
  const whole = text.includes('\0') || !text.isWellFormed() ? text.replaceAll('\0', '').toWellFormed() : text
  return firstUnseen(whole, 0) < 0 ? whole : withSpaces(whole)
}

/** All texts in plain data. */
export function seenTexts<T>(value: T): T {
  if (typeof value === 'string') return seenText(value) as T
  if (Array.isArray(value)) return value.map((part: unknown) => seenTexts(part)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, seenTexts(part as unknown)])) as T
}

/** Replaces whole runs, because a regular expression takes many times as long for a text that consists of them. */
function withSpaces(text: string): string {
  const parts: string[] = []
  let done = 0
  for (let at = firstUnseen(text, 0); at >= 0; at = firstUnseen(text, done)) {
    let end = at + 1
    while (end < text.length && isUnseen(text.charCodeAt(end))) end += 1
    parts.push(text.slice(done, at), ' '.repeat(end - at))
    done = end
  }
  return parts.join('') + text.slice(done)
}

function firstUnseen(text: string, from: number): number {
  for (let at = from; at < text.length; at += 1) if (isUnseen(text.charCodeAt(at))) return at
  return -1
}

/** Whether it is a control character (other than tab, line feed and carriage return) or no character in Unicode. */
function isUnseen(code: number): boolean {
  if (code < 32) return code !== 9 && code !== 10 && code !== 13
  return code >= 0x7f && (code <= 0x9f || code >= 0xfffe)
}
