declare const brand: unique symbol

/**
 * Names data that cached pages are made from. A page carries the tags of everything it was rendered from; a transaction
 * that changes such data calls `changed` with the tag, and the pages that carry it become stale.
 */
export type CacheTag = string & { readonly [brand]: 'cache tag' }

/** Makes the tags of one kind of data, one for each id. */
export function tagsOfKind(kind: string): (id: string) => CacheTag {
  return (id) => `${kind}:${id}` as CacheTag
}

const single = (name: string): CacheTag => name as CacheTag

/** Tags that several features share. A feature keeps the tags that only it uses, made by `tagsOfKind`. */
export const cacheTag = {
  asset: tagsOfKind('asset'),
  author: tagsOfKind('author'),
  /** The items that a collection lists, and their order. */
  collection: tagsOfKind('collection'),
  collectionSettings: tagsOfKind('collection-settings'),
  document: tagsOfKind('document'),
  item: tagsOfKind('item'),
  /** A tag or category of a collection. */
  label: tagsOfKind('label'),
  /** Every page of the site: naming all changes would take longer than rendering its pages again. */
  everything: single('everything'),
  /** Which pages are locked, and by which locks. */
  locks: single('locks'),
  /** Menus, and the addresses that links lead to. */
  nav: single('nav'),
  /** Any product of the site. */
  products: single('products'),
  site: single('site'),
  siteMap: single('site-map'),
  store: single('store'),
  /** Prices, taxes, shipping and payment, which carts depend on and pages do not. See `siteCache`. */
  terms: single('terms'),
  theme: single('theme'),
}
