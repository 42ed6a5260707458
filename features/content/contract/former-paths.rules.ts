/** The target of an address from another blog, by the last part of its path. */
export type FormerPath =
  | { kind: 'item' | 'tag' | 'category' | 'page'; slug: string }
  | { kind: 'blog' }
  | { kind: 'feed' }

/** WordPress, Shopify, Squarespace, Ghost, Wix and Blogger. */
const patterns: readonly [RegExp, 'item' | 'tag' | 'category' | 'page'][] = [
  [/^\/blogs\/[^/]+\/tagged\/([^/]+)$/, 'tag'],
  [/^\/blogs\/[^/]+\/([^/]+)$/, 'item'],
  [/^\/pages\/([^/]+)$/, 'page'],
  [/^\/p\/([^/]+)$/, 'page'],
  [/^\/(?:[^/]+\/)?category\/(?:.+\/)?([^/]+)$/, 'category'],
  [/^\/(?:[^/]+\/)?(?:tag|tags|hashtags)\/([^/]+)$/, 'tag'],
  [/^\/\d{4}\/\d{1,2}\/(?:\d{1,2}\/)?([^/]+)$/, 'item'],
  [/^\/[^/]+\/\d{4}\/\d{1,2}\/(?:\d{1,2}\/)?([^/]+)$/, 'item'],
  [/^\/(?:post|posts|blog|news|journal)\/([^/]+)$/, 'item'],
]

/**
 * Returns the target of a path in the former blog; null for a path that no blog has. Trailing slashes and file
 * extensions are ignored.
 */
export function formerPathOf(path: string): FormerPath | null {
  const plain = path.replace(/(?:\.html?|\/)$/, '')
  if (/^\/(?:feed|rss|rss\.xml|feed\.xml|atom\.xml|feeds\/posts\/default|blogs\/[^/]+\.atom)$/.test(plain))
    return { kind: 'feed' }
  if (/^\/(?:blog|blogs\/[^/]+)$/.test(plain)) return { kind: 'blog' }
  for (const [pattern, kind] of patterns) {
    const slug = pattern.exec(plain)?.[1]
    if (slug !== undefined) return { kind, slug }
  }
  return null
}
