import type { Command } from './command-palette.tsx'

/** Rows shown at most: one more letter leads further than a longer list. */
const most = 40

interface Text {
  label: string
  /** Keywords, hint and group. */
  more: string
}

/** Texts of commands, prepared once for all keystrokes. */
export type Prepared = readonly { command: Command; text: Text }[]

export function prepared(commands: readonly Command[]): Prepared {
  return commands.map((command) => {
    const { label, hint = '', keywords = '', group } = command
    return { command, text: { label: folded(label), more: folded(`${hint} ${keywords} ${group}`) } }
  })
}

/**
 * Returns the commands in which each typed word occurs, the best first; a label may also contain only the letters of a
 * word, in their order. Commands of one group stay together.
 */
export function foundCommands(commands: Prepared, query: string): [string, Command[]][] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  const found = commands.flatMap(({ command, text }) => {
    const rank = rankOf(words, text)
    return rank === null ? [] : [{ command, rank }]
  })
  return grouped(
    found
      .toSorted((a, b) => a.rank - b.rank)
      .slice(0, most)
      .map(({ command }) => command),
  )
}

/** Returns what an empty field lists: the commands chosen last, then all others but those that have to be searched. */
export function startingCommands(
  commands: readonly Command[],
  recent: readonly string[],
  recentGroup: string,
): [string, Command[]][] {
  const last = recent.flatMap((id) => commands.find((command) => command.id === id) ?? [])
  const others = commands.filter((command) => !command.isSearched && !last.includes(command))
  return [...(last.length > 0 ? [[recentGroup, last] satisfies [string, Command[]]] : []), ...grouped(others)]
}

/** Lower is better; null where a word does not occur. */
function rankOf(words: readonly string[], text: Text): number | null {
  let rank = 0
  for (const word of words) {
    const next = rankOfWord(word, text)
    if (next === null) return null
    rank += next
  }
  return rank
}

function rankOfWord(word: string, { label, more }: Text): number | null {
  const at = label.indexOf(word)
  if (at === 0) return 0
  if (at > 0) return isBoundary(label, at) ? 1 : 2
  if (more.includes(word)) return isBoundary(more, more.indexOf(word)) ? 3 : 4
  const gaps = gapsBetween(word, label)
  return gaps === null ? null : 5 + gaps
}

/**
 * Returns how often the letters of a word are interrupted in a text that contains them in order, from the beginning of
 * a word on; null where it does not. The text is read once.
 */
function gapsBetween(word: string, text: string): number | null {
  if (word.length < 2) return null
  let next = 0
  let gaps = 0
  let last = -1
  for (let at = 0; at < text.length && next < word.length; at++) {
    if (text[at] !== word[next] || (next === 0 && !isBoundary(text, at))) continue
    if (next > 0 && at > last + 1) gaps++
    last = at
    next++
  }
  return next === word.length ? gaps : null
}

function isBoundary(text: string, at: number): boolean {
  return at <= 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')
}

/** Leaves out case and accents; upper case turns ß into SS. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
}

function grouped(commands: readonly Command[]): [string, Command[]][] {
  return [...Map.groupBy(commands, ({ group }) => group)]
}
