/** What an address of another shop system names: by the last part of its path, or by all of them. */
export type FormerPath = { kind: 'product' | 'category' | 'tag'; slug: string } | { kind: 'shop' }

/** Shopify, WooCommerce, Squarespace and BigCommerce, in this order. */
const patterns: readonly [RegExp, 'product' | 'category' | 'tag'][] = [
  [/^\/products\/([^/]+)$/, 'product'],
  [/^\/collections\/[^/]+\/products\/([^/]+)$/, 'product'],
  [/^\/collections\/([^/]+)$/, 'category'],
  [/^\/product\/([^/]+)$/, 'product'],
  [/^\/product-category\/(.+)$/, 'category'],
  [/^\/product-tag\/([^/]+)$/, 'tag'],
  [/^\/[^/]+\/p\/([^/]+)$/, 'product'],
  [/^\/(?:shop|store)\/([^/]+)$/, 'product'],
]

/**
 * What people found there; null for a path that no shop system has. Slashes at the end and endings of files do not
 * count.
 */
export function formerPathOf(path: string): FormerPath | null {
  const plain = path.replace(/(?:\.html?|\/)$/, '')
  if (['/collections', '/collections/all', '/shop', '/store', '/products'].includes(plain)) return { kind: 'shop' }
  for (const [pattern, kind] of patterns) {
    const slug = pattern.exec(plain)?.[1]
    if (slug !== undefined) return { kind, slug }
  }
  return null
}
