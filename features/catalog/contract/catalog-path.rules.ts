/** Paths of a products page are below its slug. The one without a slug is the front page. */
export function productPath(pageSlug: string, productSlug: string): string {
  return pageSlug === '' ? `/${productSlug}` : `/${pageSlug}/${productSlug}`
}

/** `categoryPath` of `shop` and `bread/rye` is `/shop/category/bread/rye`. */
export function categoryPath(pageSlug: string, categorySlugs: string): string {
  return productPath(pageSlug, `category/${categorySlugs}`)
}

export function tagPath(pageSlug: string, tagSlug: string): string {
  return productPath(pageSlug, `tag/${tagSlug}`)
}

export const productSorts = ['featured', 'newest', 'price', 'price-down', 'title', 'bestselling'] as const
export type ProductSort = (typeof productSorts)[number]

/** The choice that the address of a products page asks for. */
export interface ProductChoice {
  /** Slugs of the category and its ancestors, joined by `/`. */
  category?: string
  tag?: string
  sort?: ProductSort
  /** Minor units. */
  minimumMinor?: number
  maximumMinor?: number
  isInStock?: boolean
  isOnSale?: boolean
  /** Values of options, normalised like `optionWord`. */
  options?: readonly string[]
  query?: string
  page: number
}

const separator = ':'
const mostOptions = 40

/** Returns `Kleur` and `Donker rood` as one word of a query: `kleur:donker rood`. */
export function optionWord(name: string, value: string): string {
  const plain = (text: string): string =>
    text.trim().normalize('NFC').toLowerCase().replaceAll(',', ' ').replaceAll(separator, ' ')
  return `${plain(name)}${separator}${plain(value)}`
}

/** Returns the choice of a path and its query. Invalid parts are ignored. */
export function productChoiceOf(
  pageSlug: string,
  path: string,
  query: Readonly<Record<string, string>>,
): ProductChoice {
  const base = pageSlug === '' ? '/' : `/${pageSlug}`
  const rest = path.startsWith(base) ? path.slice(base.length).replace(/^\//, '') : ''
  const [kind, ...slugs] = rest.split('/')
  const slug = slugs.join('/')
  const [typedLow, typedHigh] = typedRange(query)
  const [low = typedLow, high = typedHigh] = /^(\d{0,12})-(\d{0,12})$/.exec(query.price ?? '')?.slice(1) ?? []
  const sort = productSorts.find((candidate) => candidate === query.sort)
  const options = (query.options ?? '')
    .split(',')
    .filter((word) => word.includes(separator) && word.length <= 600)
    .slice(0, mostOptions)
  const page = Number(query.page)
  const words = (query.q ?? '').trim().slice(0, 200)
  return {
    ...(kind === 'category' && slug ? { category: slug } : {}),
    ...(kind === 'tag' && slug ? { tag: slug } : {}),
    ...(sort ? { sort } : {}),
    ...(low ? { minimumMinor: Number(low) } : {}),
    ...(high ? { maximumMinor: Number(high) } : {}),
    ...(query.stock === 'in' ? { isInStock: true } : {}),
    ...(query.sale === 'yes' ? { isOnSale: true } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(words ? { query: words } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Parses a range from a form without scripts: whole amounts, and the number of minor units in one of them. */
function typedRange({ from = '', to = '', unit = '' }: Readonly<Record<string, string>>): (string | undefined)[] {
  if (!/^1(0{0,4})$/.test(unit)) return []
  return [from, to].map((typed) => (/^\d{1,9}$/.test(typed) ? String(Number(typed) * Number(unit)) : undefined))
}

/** Returns the address of a choice, which `productChoiceOf` parses. */
export function productChoicePath(pageSlug: string, choice: ProductChoice): string {
  const path = choice.category
    ? categoryPath(pageSlug, choice.category)
    : choice.tag
      ? tagPath(pageSlug, choice.tag)
      : pageSlug === ''
        ? '/'
        : `/${pageSlug}`
  const hasPrice = choice.minimumMinor !== undefined || choice.maximumMinor !== undefined
  const query = [
    choice.query ? `q=${encodeURIComponent(choice.query)}` : '',
    choice.sort ? `sort=${choice.sort}` : '',
    hasPrice ? `price=${choice.minimumMinor ?? ''}-${choice.maximumMinor ?? ''}` : '',
    choice.isInStock ? 'stock=in' : '',
    choice.isOnSale ? 'sale=yes' : '',
    choice.options && choice.options.length > 0 ? `options=${encodeURIComponent(choice.options.join(','))}` : '',
    choice.page > 1 ? `page=${choice.page}` : '',
  ].filter(Boolean)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
