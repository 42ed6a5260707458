import type { Language } from '#platform/i18n'
import type { ProductChoice } from '../contract/catalog-path.rules.ts'
import type { FittingCounts, ProductListing, StoreSettings, SwatchView } from '../contract/product-view.ts'
import { moneyText } from './price.tsx'
import { shopMessages } from './shop.messages.ts'

export interface FilterLink {
  name: string
  count: number | null
  isChosen: boolean
  swatch?: SwatchView
  /** The choice with this filter added, or removed if it was on. */
  choice: ProductChoice
}

export interface FilterGroup {
  name: string
  links: readonly FilterLink[]
}

/**
 * Everything to narrow a list by. Each filter is an address: it works without a script, and can be sent to a friend.
 */
export function filterGroups(
  { choice, facets, fitting }: ProductListing,
  storeSettings: StoreSettings,
  language: Language,
): FilterGroup[] {
  const first = { ...choice, page: 1 }
  const chosen = choice.options ?? []
  // A value that only one product has does not help to filter.
  const telling = facets.options.filter(({ values }) =>
    values.some(({ word, count }) => count > 1 || chosen.includes(word)),
  )
  const options = telling.map(({ name, values }) => ({
    name,
    links: values.map(({ value, word, count, swatch }) => {
      const isChosen = chosen.includes(word)
      return {
        name: value,
        count: countOf(fitting, word, count),
        ...(swatch ? { swatch } : {}),
        isChosen,
        choice: {
          ...first,
          options: isChosen ? chosen.filter((chosenWord) => chosenWord !== word) : [...chosen, word],
        },
      }
    }),
  }))
  const { isInStock, isOnSale, ...rest } = first
  const currentStates = { ...rest, ...(isInStock ? { isInStock } : {}), ...(isOnSale ? { isOnSale } : {}) }
  const states: FilterLink[] = [
    {
      name: shopMessages(language, 'inStock'),
      count: fitting ? fitting.inStock : facets.inStock,
      isChosen: isInStock === true,
      choice: isInStock ? { ...rest, ...(isOnSale ? { isOnSale } : {}) } : { ...currentStates, isInStock: true },
    },
    {
      name: shopMessages(language, 'onSale'),
      count: fitting ? fitting.onSale : facets.onSale,
      isChosen: isOnSale === true,
      choice: isOnSale ? { ...rest, ...(isInStock ? { isInStock } : {}) } : { ...currentStates, isOnSale: true },
    },
  ]
  const shownStates = states.filter(({ isChosen, count }) => isChosen || count === null || count > 0)
  const groups = [
    ...options,
    { name: shopMessages(language, 'price'), links: priceLinks(first, facets, storeSettings, language) },
    { name: shopMessages(language, 'stock'), links: shownStates },
  ]
  return groups.filter(({ links }) => links.length > 0)
}

/**
 * Returns the number of products with a value among the other active filters; without any, among all that the path
 * shows.
 */
function countOf(fitting: FittingCounts | null, word: string, ofAll: number): number | null {
  if (!fitting) return ofAll
  if (fitting.uncounted.includes(word.split(':')[0] ?? '')) return null
  return fitting.options && (fitting.options[word] ?? 0)
}

/** Up to three steps between the cheapest and the dearest, at round amounts. */
function priceLinks(
  { minimumMinor, maximumMinor, ...rest }: ProductChoice,
  { lowestMinor, highestMinor }: ProductListing['facets'],
  storeSettings: StoreSettings,
  language: Language,
): FilterLink[] {
  const steps = priceSteps(lowestMinor, highestMinor)
  const [low, high] = [steps[0], steps.at(-1)]
  if (low === undefined || high === undefined) return []
  const bounds = [
    { from: undefined, to: low },
    ...steps.slice(1).map((to, at) => ({ from: steps[at], to })),
    { from: high, to: undefined },
  ]
  return bounds.map(({ from, to }) => {
    const isChosen = minimumMinor === from && maximumMinor === to
    const bound = {
      ...(from === undefined ? {} : { minimumMinor: from }),
      ...(to === undefined ? {} : { maximumMinor: to }),
    }
    return {
      name: rangeName(from, to, storeSettings, language),
      count: null,
      isChosen,
      choice: isChosen ? rest : { ...rest, ...bound },
    }
  })
}

function rangeName(
  from: number | undefined,
  to: number | undefined,
  storeSettings: StoreSettings,
  language: Language,
): string {
  const round = { ...storeSettings, format: { ...storeSettings.format, trimZeroCents: true } }
  if (from === undefined) return shopMessages(language, 'priceTo', { price: moneyText(to ?? 0, round) })
  if (to === undefined) return shopMessages(language, 'priceFrom', { price: moneyText(from, round) })
  return `${moneyText(from, round)} – ${moneyText(to, round)}`
}

/** Round amounts that divide the prices into thirds; fewer when the prices are close together. */
export function priceSteps(lowest: number, highest: number): number[] {
  const span = highest - lowest
  if (span <= 0) return []
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(span)))
  const nice = [5, 2, 1].map((factor) => unit * factor).find((step) => step <= span / 2) ?? Math.max(1, unit / 2)
  const steps: number[] = []
  for (let at = Math.ceil((lowest + 1) / nice) * nice; at < highest && steps.length < 4; at += nice) steps.push(at)
  return steps.length > 3
    ? [steps[0] ?? nice, steps[Math.floor(steps.length / 2)] ?? nice, steps.at(-1) ?? nice]
    : steps
}

/** The filters that are on, each with the choice without it. */
export function chosenFilters(groups: readonly FilterGroup[]): FilterLink[] {
  return groups.flatMap(({ links }) => links.filter(({ isChosen }) => isChosen))
}
