import type { SiteStyles } from '#platform/theme'
import type { Band } from './compose.ts'
import type { ShopPlan } from './shop-plan.ts'

/** A whole site as data: what `build-site.ts` makes through the operations that an owner uses. */
export interface SitePlan {
  /** First label of its hosts. */
  name: string
  title: string
  locale: string
  timeZone: string
  /** For search engines and shared links. */
  description: string
  styles: SiteStyles
  /** Folder below `samples/` and the files in it that the site uses. */
  folder: string
  images: Record<string, ImagePlan>
  /** Recordings, named by `asset` as images are; played by code when a site is started. */
  sounds?: Readonly<Record<string, { file: string; play: () => Uint8Array }>>
  header: (names: Names) => Band[]
  /** How the header behaves: whether it stays, and in which colours. */
  headerLook?: Readonly<Record<string, unknown>>
  footer: (names: Names) => Band[]
  /** By group. */
  settings?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  /** By name, what pages say that no document lays out; `image` is one of the plan's. */
  specialPages?: Readonly<Record<string, { title: string; text: string; image: string }>>
  collections: readonly CollectionPlan[]
  /** Named by `collection` in menus and blocks, as collections are. */
  shop?: ShopPlan
  /** Pages with the shop's terms, by their keys. */
  policies?: Readonly<Record<'terms' | 'returns' | 'privacy', string>>
  /** Names of mailing lists, by a name of ours. */
  lists?: Readonly<Record<string, string>>
  /** Products of a new shop: drafts. Named like `shop`. */
  shelf?: ShelfPlan
  pages: readonly PagePlan[]
  menus: Record<string, readonly MenuEntry[]>
}

/** A page of products that nobody can buy yet: their owner gives them stock, delivery and a currency. */
export interface ShelfPlan {
  key: string
  title: string
  slug: string
  products: readonly { title: string; slug: string; excerpt: string; priceMinor: number; image: string }[]
}

export interface ImagePlan {
  file: string
  alt: string
  credit?: string
  /** The drawing itself, of an image that has no file. */
  svg?: string
  focalPoint?: { x: number; y: number }
}

export interface PagePlan {
  key: string
  title: string
  slug: string
  isHome?: boolean
  description: string
  socialImage?: string
  bands: (names: Names) => Band[]
}

export interface CollectionPlan {
  key: string
  type: 'blog' | 'portfolio'
  title: string
  slug: string
  description: string
  categories?: readonly string[]
  author?: string
  /** The image of an item stands above its words. */
  hasCovers?: boolean
  items: readonly ItemPlan[]
}

export interface ItemPlan {
  title: string
  slug: string
  /** ISO day. */
  date: string
  excerpt: string
  image: string
  categories?: readonly string[]
  bands: (names: Names) => Band[]
}

export type MenuEntry =
  | { label: string; page: string }
  | { label: string; collection: string }
  | { label: string; href: string }

/** Ids of what the plan names, once they are made. */
export interface Names {
  asset: (name: string) => string
  collection: (key: string) => string
  list: (key: string) => string
}
