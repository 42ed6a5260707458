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
  header: (names: Names) => Band[]
  footer: (names: Names) => Band[]
  collections: readonly CollectionPlan[]
  /** Named by `collection` in menus and blocks, as collections are. */
  shop?: ShopPlan
  pages: readonly PagePlan[]
  menus: Record<string, readonly MenuEntry[]>
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
}
