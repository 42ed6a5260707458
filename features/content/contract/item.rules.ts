/** Returns the reading time in minutes, at the 230 words a minute of silent reading; at least one. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / 230))
}

export function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
}

/** The first words of a text, cut between words and never longer than `most` characters. */
export function opening(text: string, most: number): string {
  const plain = text.replace(/\s+/gu, ' ').trim()
  if (plain.length <= most) return plain
  const cut = plain.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/(?<![\s.,;:!?–—-])[\s.,;:!?–—-]+$/u, '')}…`
}

/** A date in a site's own words: `21 November 2026`. */
export function longDate(instant: string | Date, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone }).format(
    new Date(instant),
  )
}

export function monthName(month: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-15T00:00:00Z`),
  )
}
