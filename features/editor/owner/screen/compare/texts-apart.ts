/** Length of the common text shown before the first difference. */
const context = 24
const length = 90

/** Shortens two texts to the words around their first difference, so that they fit into a sentence. */
export function textsApart(before: string, after: string): { before: string; after: string } {
  const [one, other] = [tidy(before), tidy(after)]
  const start = wordBefore(one, commonStart(one, other))
  return { before: excerpt(one, start), after: excerpt(other, start) }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function commonStart(one: string, other: string): number {
  let at = 0
  while (at < one.length && at < other.length && one[at] === other[at]) at += 1
  return at
}

function wordBefore(text: string, difference: number): number {
  if (difference <= context) return 0
  const space = text.lastIndexOf(' ', difference - context)
  return space < 0 ? 0 : space + 1
}

function excerpt(text: string, start: number): string {
  const cut = text.slice(start, start + length)
  return `${start > 0 ? '…' : ''}${cut}${start + length < text.length ? '…' : ''}`
}
