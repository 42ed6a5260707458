import type { Selectable } from 'kysely'
import {
  optionWord,
  type ProductChoice,
  type ProductFacets,
  productTypes,
  type ProductSort,
} from '#features/catalog/contract'
import type {
  ProductCategoriesTable,
  ProductCategoryMembersTable,
  ProductsTable,
  ProductVariantsTable,
} from '#features/catalog/server'

/** All rows of a shop. */
export interface ShopRows {
  products: readonly Selectable<ProductsTable>[]
  variants: readonly Selectable<ProductVariantsTable>[]
  categories: readonly Selectable<ProductCategoriesTable>[]
  members: readonly Selectable<ProductCategoryMembersTable>[]
}

export interface PlainQuestion {
  collectionId: string
  /** The products page is locked for whoever looks. */
  isLocked: boolean
  choice: ProductChoice
  now: Date
  locale: string
}

interface Candidate {
  row: Selectable<ProductsTable>
  lowest: number
  isOnSale: boolean
  isInStock: boolean
  moments: (Date | null)[]
}

/** Computes a products page from all rows one by one: the rules of lists, regardless of cost. */
export function plainListing(rows: ShopRows, question: PlainQuestion) {
  const { choice, locale } = question
  const candidates = candidatesIn(rows, question)
  const onPage = candidatesIn(rows, { ...question, choice: { page: 1 } })
  const chosen = sorted(
    candidates.filter((candidate) => fits(candidate, choice)),
    choice.sort ?? 'featured',
    locale,
  )
  const coming = rows.products
    .filter(({ collection_id, status }) => collection_id === question.collectionId && (status === 1 || status === 2))
    .map(({ visible_from }) => visible_from)
  return {
    ids: chosen.map(({ row }) => row.id),
    facets: facetsOf(candidates, onPage),
    fitting: fittingOf(candidates, choice),
    categories: categoryCounts(rows, onPage),
    until: earliest([...candidates.flatMap(({ moments }) => moments), ...coming], question.now),
  }
}

function candidatesIn(rows: ShopRows, { collectionId, isLocked, choice, now }: PlainQuestion): Candidate[] {
  const slugsOf = new Map(rows.categories.map(({ id, slugs }) => [id, slugs]))
  const isIn = (id: string, slugs: string) =>
    rows.members.some((member) => {
      const own = slugsOf.get(member.category_id) ?? ''
      return member.product_id === id && (own === slugs || own.startsWith(`${slugs}/`))
    })
  return rows.products
    .filter((row) => row.collection_id === collectionId && isVisible(row, now))
    .filter((row) => !isLocked || row.type === productTypes.PAYWALL)
    .filter((row) => !choice.category || isIn(row.id, choice.category))
    .filter((row) => !choice.tag || row.tag_slugs.includes(choice.tag))
    .map((row) => ({
      row,
      variants: rows.variants.filter((variant) => variant.product_id === row.id),
    }))
    .filter(({ row, variants }) => {
      const texts = [row.title, row.brand, row.tags.join(' '), ...variants.map(({ sku }) => sku)]
      const words = (choice.query ?? '').split(/\s+/).filter(Boolean)
      return words.every((word) => texts.some((text) => text.toLowerCase().includes(word.toLowerCase())))
    })
    .map(({ row, variants }) => ({
      row,
      lowest: Math.min(...variants.map((variant) => priceOf(variant, now)), ...(variants.length === 0 ? [0] : [])),
      isOnSale: variants.some((variant) => isOnSale(variant, now)),
      isInStock: row.type === 2 || variants.some((variant) => variant.is_unlimited || variant.quantity > 0),
      moments: [
        row.visible_until,
        ...variants.flatMap((variant) => (variant.on_sale ? [variant.sale_from, variant.sale_until] : [])),
      ],
    }))
    .toSorted((a, b) => compared(a.row.position, b.row.position) || compared(a.row.id, b.row.id))
}

function isVisible(row: Selectable<ProductsTable>, now: Date): boolean {
  const hasBegun = row.visible_from === null ? row.status === 1 : row.visible_from <= now
  return (row.status === 1 || row.status === 2) && hasBegun && (row.visible_until === null || row.visible_until > now)
}

function isOnSale(variant: Selectable<ProductVariantsTable>, now: Date): boolean {
  const { on_sale, sale_minor, sale_from, sale_until } = variant
  return (
    on_sale &&
    sale_minor !== null &&
    (sale_from === null || sale_from <= now) &&
    (sale_until === null || sale_until > now)
  )
}

function priceOf(variant: Selectable<ProductVariantsTable>, now: Date): number {
  return Number(isOnSale(variant, now) ? variant.sale_minor : variant.price_minor)
}

function fits(candidate: Candidate, choice: ProductChoice): boolean {
  const groups = Map.groupBy(choice.options ?? [], (word) => word.split(':')[0] ?? '')
  return (
    candidate.lowest >= (choice.minimumMinor ?? 0) &&
    candidate.lowest <= (choice.maximumMinor ?? Number.POSITIVE_INFINITY) &&
    (!choice.isInStock || candidate.isInStock) &&
    (!choice.isOnSale || candidate.isOnSale) &&
    [...groups.values()].every((words) => words.some((word) => candidate.row.option_words.includes(word)))
  )
}

function sorted(list: readonly Candidate[], sort: ProductSort, locale: string): Candidate[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const orders: Record<ProductSort, (a: Candidate, b: Candidate) => number> = {
    featured: (a, b) => Number(b.row.is_featured) - Number(a.row.is_featured),
    newest: (a, b) => b.row.created_at.getTime() - a.row.created_at.getTime(),
    price: (a, b) => a.lowest - b.lowest,
    'price-down': (a, b) => b.lowest - a.lowest,
    title: (a, b) => compare(a.row.title, b.row.title),
    bestselling: (a, b) => Number(b.row.sold) - Number(a.row.sold),
  }
  return list.toSorted(orders[sort])
}

/** Written and ordered as on the whole page, counted among the candidates. */
function facetsOf(candidates: readonly Candidate[], onPage: readonly Candidate[]): ProductFacets {
  const options = new Map<string, { name: string; values: Map<string, { value: string; count: number }> }>()
  const counted = new Set(candidates.map(({ row }) => row.id))
  for (const { row } of onPage)
    for (const { name, values } of row.options)
      for (const value of values) {
        const word = optionWord(name, value)
        const isShown = candidates.some((candidate) =>
          candidate.row.options.some((option) => option.values.some((own) => optionWord(option.name, own) === word)),
        )
        if (!isShown) continue
        const option = options.get(name.trim().toLowerCase()) ?? { name, values: new Map() }
        options.set(name.trim().toLowerCase(), option)
        const { value: first, count } = option.values.get(word) ?? { value, count: 0 }
        option.values.set(word, { value: first, count: count + (counted.has(row.id) ? 1 : 0) })
      }
  const prices = candidates.map(({ lowest }) => lowest)
  return {
    options: [...options.values()].map(({ name, values }) => ({
      name,
      values: [...values].map(([word, { value, count }]) => ({ value, word, count })),
    })),
    lowestMinor: prices.length === 0 ? 0 : Math.min(...prices),
    highestMinor: prices.length === 0 ? 0 : Math.max(...prices),
    inStock: candidates.filter(({ isInStock }) => isInStock).length,
    onSale: candidates.filter((candidate) => candidate.isOnSale).length,
  }
}

/** Returns the results of each filter beside the other active ones: its own option is replaced. */
function fittingOf(candidates: readonly Candidate[], choice: ProductChoice) {
  const { options = [], isInStock = false, isOnSale = false, minimumMinor, maximumMinor } = choice
  if (options.length === 0 && !isInStock && !isOnSale && minimumMinor === undefined && maximumMinor === undefined)
    return null
  const shows = (change: Partial<ProductChoice>) =>
    candidates.filter((candidate) => fits(candidate, { ...choice, ...change })).length
  const words = new Set(candidates.flatMap(({ row }) => row.option_words))
  const counts = [...words].map((word) => {
    const others = options.filter((other) => other.split(':')[0] !== word.split(':')[0])
    return [word, shows({ options: [...others, word] })] as const
  })
  return {
    options: Object.fromEntries(counts.filter(([, count]) => count > 0)),
    uncounted: [],
    inStock: shows({ isInStock: true }),
    onSale: shows({ isOnSale: true }),
  }
}

/** By the slugs of each category that is not empty: what is in it and below it. */
function categoryCounts({ categories, members }: ShopRows, candidates: readonly Candidate[]): Record<string, number> {
  const shown = new Set(candidates.map(({ row }) => row.id))
  const counts = categories.map(({ slugs }) => {
    const below = categories.filter((other) => other.slugs === slugs || other.slugs.startsWith(`${slugs}/`))
    const ids = new Set(below.map(({ id }) => id))
    const own = members.filter(({ category_id, product_id }) => ids.has(category_id) && shown.has(product_id))
    return [slugs, new Set(own.map(({ product_id }) => product_id)).size] as const
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function earliest(moments: readonly (Date | null)[], now: Date): number | null {
  const coming = moments.flatMap((moment) => (moment !== null && moment > now ? [moment.getTime()] : []))
  return coming.length === 0 ? null : Math.min(...coming)
}

function compared(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
