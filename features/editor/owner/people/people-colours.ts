/** White text is readable on each colour, and no two are easily confused. */
const colours = ['#b4235a', '#1a6e3c', '#8a4b08', '#5b3cc4', '#0b6b78', '#a1330d', '#3d5a00', '#7a2a8f'] as const

/**
 * Assigns a colour by account, the same for all viewers; where two would share one, the later person gets the next free
 * colour.
 */
export function coloursOf(accountIds: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set<number>()
  const sorted = [...new Set(accountIds)].sort()
  return new Map(
    sorted.map((id) => {
      let at = numberOf(id) % colours.length
      while (taken.has(at) && taken.size < colours.length) at = (at + 1) % colours.length
      taken.add(at)
      return [id, colours[at] ?? colours[0]]
    }),
  )
}

function numberOf(id: string): number {
  let number = 0
  for (const letter of id) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return number
}

/** `Anna de Vries` is AV; one name alone is its first two letters. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  const letters = last ? [[...first][0], [...last][0]] : [...first].slice(0, 2)
  return letters.join('').toLocaleUpperCase()
}
