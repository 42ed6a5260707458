import type { Asset } from '#features/media/contract'

export interface LabelLink {
  name: string
  path: string
}

/** An item in lists, with names and addresses but without its body. */
export interface ItemCard {
  id: string
  kind: 'post' | 'project' | 'item'
  title: string
  path: string
  excerpt: string
  image: Asset | null
  /** ISO 8601. */
  date: string
  /** The date in the site's words and time zone. */
  dateText: string
  author: LabelLink | null
  tags: readonly LabelLink[]
  categories: readonly LabelLink[]
  minutes: number
  isFeatured: boolean
}

/** Data of an index at one address. */
export interface IndexData {
  title: string
  /** Path of the index itself. */
  path: string
  items: readonly ItemCard[]
  /** The tag, category, author or month of this index; null for all items. */
  choice: { kind: 'tag' | 'category' | 'author' | 'month'; name: string; about?: string } | null
  page: number
  pages: number
  /** Addresses of the pages before and after. */
  previous: string | null
  next: string | null
}
