import type { Asset } from '#features/media/contract'
import type { LabelLink } from './item-card.ts'

/** Loaded data of the frame around an item's body. */
export interface ItemFrameData {
  kind: 'post' | 'project' | 'item'
  title: string
  description: string
  path: string
  /** ISO 8601. */
  date: string
  dateText: string
  changedAt: string
  minutes: number
  words: number
  author: (LabelLink & { about: string; website: string; image: Asset | null }) | null
  tags: readonly LabelLink[]
  categories: readonly LabelLink[]
  /** The featured image: for social networks and search engines, and above the body when the author chose so. */
  image: Asset | null
  showsImage: boolean
  source: { href: string; place: string } | null
  collection: { title: string; path: string; feed: { title: string; path: string } | null } | null
  /** Whether its collection has a share button. */
  shares: boolean
  previous: LabelLink | null
  next: LabelLink | null
}
