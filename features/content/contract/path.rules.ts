/** Address of a collection's index; a collection without slug is the front page. */
export function collectionPath(collectionSlug: string): string {
  return collectionSlug === '' ? '/' : `/${collectionSlug}`
}

export function itemPath(collectionSlug: string, itemSlug: string): string {
  return collectionSlug === '' ? `/${itemSlug}` : `/${collectionSlug}/${itemSlug}`
}

/** `/blog/tag/bread`, `/blog/category/recipes`: the path of an index for one tag or category. */
export function labelPath(collectionSlug: string, kind: 'tag' | 'category', labelSlug: string): string {
  return itemPath(collectionSlug, `${kind}/${labelSlug}`)
}

/** `/feed/blog`, `/feed/blog/tag/bread`. */
export function feedPath(path: string): string {
  return path === '/' ? '/feed' : `/feed${path}`
}

/** The page of an index, and its tag, category, author or month. */
export interface IndexChoice {
  tag?: string
  category?: string
  author?: string
  month?: string
  page: number
}

/** Names of the query that an index reads, those of a list of products among them; all others are ignored. */
export const indexQuery = [
  'page',
  'author',
  'month',
  'sort',
  'price',
  'stock',
  'sale',
  'options',
  'from',
  'to',
  'unit',
  'q',
] as const

/** Parses the choice in an address. Invalid parts are ignored. */
export function choiceOf(collectionSlug: string, path: string, query: Readonly<Record<string, string>>): IndexChoice {
  const base = collectionPath(collectionSlug)
  const rest = path.startsWith(base) ? path.slice(base.length).replace(/^\//, '') : ''
  const [kind, ...label] = rest.split('/')
  const slug = label.join('/')
  const page = Number(query.page)
  return {
    ...(kind === 'tag' && slug ? { tag: slug } : {}),
    ...(kind === 'category' && slug ? { category: slug } : {}),
    ...(query.author && query.author.length <= 200 ? { author: query.author } : {}),
    ...(query.month && /^\d{4}-(0[1-9]|1[0-2])$/.test(query.month) ? { month: query.month } : {}),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Returns the address of a choice, which `choiceOf` parses. */
export function choicePath(collectionSlug: string, choice: IndexChoice): string {
  const path = choice.tag
    ? labelPath(collectionSlug, 'tag', choice.tag)
    : choice.category
      ? labelPath(collectionSlug, 'category', choice.category)
      : collectionPath(collectionSlug)
  const query = [
    choice.author ? `author=${encodeURIComponent(choice.author)}` : '',
    choice.month ? `month=${choice.month}` : '',
    choice.page > 1 ? `page=${choice.page}` : '',
  ].filter(Boolean)
  return query.length > 0 ? `${path}?${query.join('&')}` : path
}
