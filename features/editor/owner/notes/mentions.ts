export interface Mentionable {
  id: string
  name: string
}

/** Returns the start and the text of a mention that is being typed after `@`; null where there is none. */
export function mentionAt(body: string, caret: number): { start: number; query: string } | null {
  const start = body.lastIndexOf('@', caret - 1)
  if (start < 0 || caret <= start) return null
  const isOpen = start === 0 || /\s|\(/.test(body[start - 1] ?? '')
  const query = body.slice(start + 1, caret)
  return isOpen && query.length <= 40 && !query.includes('\n') ? { start, query } : null
}

/** People whose name, or a word of it, begins with the typed text. */
export function mentionable<P extends Mentionable>(people: readonly P[], query: string): P[] {
  const wanted = query.toLocaleLowerCase()
  const fits = ({ name }: P) => {
    const whole = name.toLocaleLowerCase()
    return whole.startsWith(wanted) || whole.split(/\s+/).some((word) => word.startsWith(wanted))
  }
  // A complete name is not offered again.
  return people.filter((person) => fits(person) && person.name.toLocaleLowerCase() !== wanted.trimEnd()).slice(0, 6)
}

export function withMention(body: string, { start, end }: { start: number; end: number }, name: string) {
  const text = `${body.slice(0, start)}@${name} `
  return { body: text + body.slice(end).replace(/^ /, ''), caret: text.length }
}

/** People who are mentioned in the message. */
export function mentionedIn(body: string, people: readonly Mentionable[]): string[] {
  return people.filter(({ name }) => name !== '' && body.includes(`@${name}`)).map(({ id }) => id)
}

/** Splits a text into parts and marks the mentions. */
export function piecesOf(body: string, people: readonly Mentionable[]): { text: string; isName: boolean }[] {
  const names = people.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const pieces: { text: string; isName: boolean }[] = []
  let plain = ''
  for (let at = 0; at < body.length; ) {
    const name = body[at] === '@' ? names.find((candidate) => body.startsWith(candidate, at)) : undefined
    if (name === undefined) {
      plain += body[at++]
      continue
    }
    pieces.push({ text: plain, isName: false }, { text: name, isName: true })
    plain = ''
    at += name.length
  }
  return [...pieces, { text: plain, isName: false }].filter(({ text }) => text !== '')
}
