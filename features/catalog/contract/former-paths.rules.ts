/** The target of an address from another shop system, matched by the last part of its path or by the whole path. */
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
 * Returns the target of the path in the former shop; null for a path that no known shop system uses. Trailing slashes
 * and file extensions are ignored.
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
