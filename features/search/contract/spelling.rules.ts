import { folded } from './search.rules.ts'

/** Shorter words are similar to too many others, and longer ones are rarely typed. */
const [shortest, longest] = [4, 24]

/** Words of a text that can replace a mistyped one. */
export function spellableWords(text: string): string[] {
  const words = folded(text).match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter(({ length }) => length >= shortest && length <= longest))]
}

/** Variants of a word: the word itself, and each one with a letter left out. */
export function spellingsOf(word: string): string[] {
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))])]
}

/** True when one letter was left out, added, replaced, or swapped with its neighbour. */
export function isOneSlip(typed: string, word: string): boolean {
  if (typed === word || Math.abs(typed.length - word.length) > 1) return false
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  const [restTyped, restWord] = [typed.slice(start), word.slice(start)]
  if (restTyped.length < restWord.length) return restTyped === restWord.slice(1)
  if (restTyped.length > restWord.length) return restTyped.slice(1) === restWord
  const isSwapped = restTyped[0] === restWord[1] && restTyped[1] === restWord[0]
  return restTyped.slice(1) === restWord.slice(1) || (isSwapped && restTyped.slice(2) === restWord.slice(2))
}

/**
 * Sorts corrections by likelihood: swapped letters first, then one letter missing or added, then a wrong letter; words
 * with the same first letter come first.
 */
export function likeliestFirst(typed: string, words: readonly string[]): string[] {
  const costOf = (word: string): number => {
    const isSwapped = typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('')
    return (isSwapped ? 0 : typed.length === word.length ? 2 : 1) + (typed[0] === word[0] ? 0 : 1.5)
  }
  return words.toSorted((a, b) => costOf(a) - costOf(b) || (a < b ? -1 : 1))
}
