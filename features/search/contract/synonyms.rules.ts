/** Groups of synonyms: a query with one word of a group also finds the others. */
export type SynonymGroups = readonly (readonly string[])[]

/** A part of a query with its synonyms, each as a list of words. */
export interface QueryPart {
  words: readonly string[]
  others: readonly (readonly string[])[]
}

/** Words that differ by an ending of at most this length count as the same, so that plurals match. */
const longestEnding = 2
const shortestStem = 4

/** Words of a query in order, each with the owner's synonyms; all are normalised for the search. */
export function queryParts(
  words: readonly string[],
  groups: SynonymGroups,
  split: (term: string) => string[],
): QueryPart[] {
  const terms = groups.map((group) => group.map(split).filter(({ length }) => length > 0))
  const parts: QueryPart[] = []
  for (let at = 0; at < words.length; ) {
    const holding = terms.flatMap((group) => {
      const term = group
        .filter((candidate) => standsAt(words, at, candidate))
        .toSorted((a, b) => b.length - a.length)[0]
      return term ? [{ term, others: group.filter((other) => other !== term) }] : []
    })
    const length = Math.max(1, ...holding.map(({ term }) => term.length))
    const others = holding.filter(({ term }) => term.length === length).flatMap((entry) => entry.others)
    parts.push({ words: words.slice(at, at + length), others })
    at += length
  }
  return parts
}

function standsAt(words: readonly string[], at: number, term: readonly string[]): boolean {
  return term.every((word, place) => {
    const typed = words[at + place]
    if (typed === undefined) return false
    const isForm = typed.length >= shortestStem && word.length >= shortestStem && startsAlike(typed, word)
    return typed === word || isForm
  })
}

function startsAlike(a: string, b: string): boolean {
  const isLonger = a.startsWith(b) || b.startsWith(a)
  return isLonger && Math.abs(a.length - b.length) <= longestEnding
}
