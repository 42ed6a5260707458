/**
 * Normalises text for the search: lower case, without accents, ligatures spelled out. The number of words stays the
 * same, the number of letters may not.
 */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
}

const longestQuery = 200
const mostWords = 12

/** The words of a query as they are compared; words after the twelfth are ignored. */
export function wordsOfQuery(query: string): string[] {
  const words = folded(query.slice(0, longestQuery)).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, mostWords)
}

export interface Fragment {
  text: string
  isHit: boolean
}

const fragmentLength = 240

/** The part of a text in which the words of the query are closest together, cut between words, with marked hits. */
export function fragmentsOf(text: string, words: readonly string[]): Fragment[] {
  const plain = text.replace(/\s+/g, ' ').trim()
  const hits = hitsOf(plain, words)
  const from = startOf(plain, hits)
  const cut = plain.slice(from, from + fragmentLength)
  const isEnd = from + fragmentLength >= plain.length
  const end = isEnd ? cut.length : Math.max(cut.lastIndexOf(' '), 1)
  const shown = hits.filter((hit) => hit.from >= from && hit.to <= from + end)
  return marked(plain, from, from + end, shown, { before: from > 0, after: !isEnd })
}

/** A title with its hits marked, never cut. */
export function markedTitle(title: string, words: readonly string[]): Fragment[] {
  return marked(title, 0, title.length, hitsOf(title, words), { before: false, after: false })
}

interface Hit {
  from: number
  to: number
}

/** A word is a hit when it begins as one of the query's does: endings differ ("bread", "breads"), beginnings do not. */
function hitsOf(text: string, words: readonly string[]): Hit[] {
  const stems = words.map((word) => (word.length > 5 ? word.slice(0, -2) : word))
  const hits: Hit[] = []
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = folded(found[0])
    if (stems.some((stem) => (stem.length < 3 ? word === stem : word.startsWith(stem))))
      hits.push({ from: found.index, to: found.index + found[0].length })
  }
  return hits
}

/** The start of the window with the most hits, a few words before the first of them. */
function startOf(text: string, hits: readonly Hit[]): number {
  const scored = hits.map((hit) => ({
    hit,
    score: hits.filter((other) => other.from >= hit.from && other.to <= hit.from + fragmentLength - 60).length,
  }))
  const best = scored.reduce<(typeof scored)[number] | null>(
    (top, entry) => (top === null || entry.score > top.score ? entry : top),
    null,
  )
  if (!best || best.hit.from < 60) return 0
  return text.indexOf(' ', best.hit.from - 60) + 1
}

function marked(
  text: string,
  from: number,
  to: number,
  hits: readonly Hit[],
  cut: { before: boolean; after: boolean },
): Fragment[] {
  const fragments: Fragment[] = []
  const push = (part: string, isHit: boolean): void => {
    if (part) fragments.push({ text: part, isHit })
  }
  let at = from
  push(cut.before ? '… ' : '', false)
  for (const hit of hits) {
    push(text.slice(at, hit.from), false)
    push(text.slice(hit.from, hit.to), true)
    at = hit.to
  }
  push(text.slice(at, to), false)
  push(cut.after ? ' …' : '', false)
  return fragments
}
