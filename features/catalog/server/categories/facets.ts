import { optionWord, type ProductChoice, type ProductFacets } from '../../contract/index.ts'
import type { Candidate } from '../listing/candidates.ts'

/** What is left of the candidates when the choice has been made: values of one option widen it, those of several narrow it. */
export function chosen(candidates: readonly Candidate[], choice: ProductChoice): Candidate[] {
  const byOption = Map.groupBy(choice.options ?? [], (word) => word.split(':')[0] ?? '')
  return candidates.filter(
    (candidate) =>
      (choice.minimumMinor === undefined || candidate.lowestMinor >= choice.minimumMinor) &&
      (choice.maximumMinor === undefined || candidate.lowestMinor <= choice.maximumMinor) &&
      (!choice.isInStock || candidate.isInStock) &&
      (!choice.isOnSale || candidate.isOnSale) &&
      [...byOption.values()].every((words) => words.some((word) => candidate.optionWords.includes(word))),
  )
}

/** What there is to choose from, of everything that the path alone shows. */
export function facetsOf(candidates: readonly Candidate[]): ProductFacets {
  const options = new Map<
    string,
    { name: string; values: Map<string, { value: string; word: string; count: number }> }
  >()
  for (const { options: own } of candidates) {
    for (const { name, values } of own) {
      const key = name.trim().normalize('NFC').toLowerCase()
      const option = options.get(key) ?? { name, values: new Map() }
      options.set(key, option)
      for (const value of values) {
        const word = optionWord(name, value)
        const counted = option.values.get(word) ?? { value, word, count: 0 }
        counted.count += 1
        option.values.set(word, counted)
      }
    }
  }
  const prices = candidates.map(({ lowestMinor }) => lowestMinor)
  return {
    options: [...options.values()].map(({ name, values }) => ({ name, values: [...values.values()] })),
    lowestMinor: prices.length > 0 ? Math.min(...prices) : 0,
    highestMinor: prices.length > 0 ? Math.max(...prices) : 0,
    inStock: candidates.filter(({ isInStock }) => isInStock).length,
    onSale: candidates.filter(({ isOnSale }) => isOnSale).length,
  }
}
